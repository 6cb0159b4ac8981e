/// The symbols of DEFLATE and the bits that follow them (RFC 1951 §3.2.5).
enum Alphabet {
  static let endOfBlock = 256
  static let literalCount = 286
  static let distanceCount = 30

  /// The symbol of each match length: 257 to 285; entries below 3 are not used.
  static let lengthSymbols: [UInt16] = {
    var symbols = [UInt16](repeating: 0, count: Token.longestMatch + 1)
    for symbol in 257...285 {
      let first = firstLength(of: symbol)
      for length in first...min(first + (1 << lengthExtraBits(of: symbol)) - 1, 258) {
        symbols[length] = UInt16(symbol)
      }
    }
    return symbols
  }()

  /// How many bits choose among the lengths of a symbol.
  static func lengthExtraBits(of symbol: Int) -> Int {
    symbol == 285 ? 0 : max(0, (symbol - 261) / 4)
  }

  /// The shortest length of a symbol.
  static func firstLength(of symbol: Int) -> Int {
    if symbol == 285 { return 258 }
    let bits = lengthExtraBits(of: symbol)
    return bits == 0 ? symbol - 254 : ((symbol - 257) & 3 | 4) << bits + 3
  }

  /// The symbol of a distance: 0 to 29.
  @inline(__always)
  static func distanceSymbol(_ distance: Int) -> Int {
    let value = distance &- 1
    if value < 4 { return value }
    let bits = Int.bitWidth &- 1 &- value.leadingZeroBitCount
    return 2 &* bits &+ (value >> (bits &- 1)) & 1
  }

  /// How many bits choose among the distances of a symbol.
  static func distanceExtraBits(of symbol: Int) -> Int { max(0, symbol / 2 - 1) }

  /// The nearest distance of a symbol.
  static func firstDistance(of symbol: Int) -> Int {
    symbol < 4 ? symbol + 1 : (symbol & 1 | 2) << (symbol / 2 - 1) + 1
  }
}
