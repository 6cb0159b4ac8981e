/// One step of an LZ77 reading: a byte as it is, or a copy of what was read before.
struct Token: Hashable {
  /// The length in the upper half, 0 for a literal; the distance or the byte in the lower half.
  let packed: UInt32

  static let longestMatch = 258
  static let shortestMatch = 3
  static let farthestDistance = 32_768

  /// - Parameters:
  ///   - length: 3 to 258.
  ///   - distance: 1 to 32768.
  static func match(length: Int, distance: Int) -> Token {
    Token(packed: UInt32(truncatingIfNeeded: length << 16 | distance))
  }

  var isLiteral: Bool { packed < 1 << 16 }
  var matchLength: Int { Int(packed >> 16) }
  var distance: Int { Int(packed & 0xFFFF) }
  var byte: Int { Int(packed & 0xFF) }

  /// How many bytes it stands for.
  var byteCount: Int { isLiteral ? 1 : matchLength }
}
