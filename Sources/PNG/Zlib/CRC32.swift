/// The CRC-32 that closes a chunk (§5.5): polynomial 0x04C11DB7, reflected.
struct CRC32 {
  private var state: UInt32 = .max

  var value: UInt32 { ~state }

  /// What eight shifts make of each byte.
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
  }

  mutating func update(_ bytes: UnsafeBufferPointer<UInt8>) {
    let value = Self.table.withUnsafeBufferPointer { table in
      bytes.reduce(state) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
    }
    state = value
  }
}
