/// The line before a chunk: its size in hexadecimal, and extensions after a semicolon.
enum ChunkSize {
  private static let maximumDigits = 15

  static func read(_ line: ArraySlice<UInt8>) throws(Refusal) -> Int {
    var size = 0
    var digits = 0
    var rest = line
    while let byte = rest.first, let digit = digit(byte) {
      size = size << 4 | digit
      digits += 1
      guard digits <= maximumDigits else { throw .chunkSize }
      rest.removeFirst()
    }
    guard digits > 0 else { throw .chunkSize }
    let `extension` = rest.drop { $0 == ASCII.space || $0 == ASCII.tab }
    guard rest.isEmpty || `extension`.first == 0x3B, rest.allSatisfy(ASCII.isValueByte) else { throw .chunkSize }
    return size
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case 0x30...0x39: Int(byte - 0x30)
    case 0x41...0x46: Int(byte - 0x41 + 10)
    case 0x61...0x66: Int(byte - 0x61 + 10)
    default: nil
    }
  }
}
