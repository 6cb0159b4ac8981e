extension ASCII {
  /// A hash of a field name that does not depend on case (FNV-1a). Equal names have equal hashes; whoever finds two equal
  /// hashes still compares the names, because a client can make others that meet.
  struct NameHash: Hashable, Sendable {
    private var value: UInt32 = 0x811C_9DC5

    init() {}

    init(_ name: String) {
      // A buffer is many times faster than the view of a string.
      var name = name
      name.withUTF8 { for byte in $0 { add(byte) } }
    }

    mutating func add(_ byte: UInt8) { value = (value ^ UInt32(lowercased(byte))) &* 0x0100_0193 }
  }
}
