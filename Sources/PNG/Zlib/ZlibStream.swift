/// A zlib stream (RFC 1950): a header of two bytes, DEFLATE data and the Adler-32 of what was compressed.
enum ZlibStream {
  /// - Parameter stride: a distance at which the bytes are likely to repeat, such as the length of a row; 0 for none.
  static func compress(_ bytes: [UInt8], stride: Int) -> [UInt8] {
    // A window of 32 KiB; "slowest algorithm"; no preset dictionary; a multiple of 31.
    var output: [UInt8] = [0x78, 0xDA]
    var checksum = Adler32()
    bytes.withUnsafeBufferPointer { input in
      checksum.update(input)
      output += Deflater(input: input, stride: stride).compressed()
    }
    output.append(bigEndian: checksum.value)
    return output
  }
}
