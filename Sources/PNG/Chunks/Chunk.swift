/// One chunk of a PNG file (PNG 3rd edition §5.3): four letters and data.
struct Chunk {
  /// Four ASCII letters.
  let type: StaticString
  let data: [UInt8]

  /// The length, the type, the data and the CRC-32 over type and data.
  func write(to bytes: inout [UInt8]) {
    bytes.append(bigEndian: UInt32(data.count))
    var checksum = CRC32()
    type.withUTF8Buffer { letters in
      checksum.update(letters)
      bytes.append(contentsOf: letters)
    }
    data.withUnsafeBufferPointer { checksum.update($0) }
    bytes.append(contentsOf: data)
    bytes.append(bigEndian: checksum.value)
  }
}

extension [UInt8] {
  mutating func append(bigEndian value: UInt32) {
    for shift in [24, 16, 8, 0] as [UInt32] { append(UInt8(truncatingIfNeeded: value >> shift)) }
  }
}
