/// The canonical prefix code of given lengths (RFC 1951 §3.2.2), its words ready to be written lowest bit first.
struct PrefixCode {
  let lengths: [UInt8]
  let words: [Int]

  /// - Parameter lengths: at most 15 each; 0 for symbols without a word.
  init(lengths: [UInt8]) {
    self.lengths = lengths
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [Int](repeating: 0, count: 16)
    for length in 1...15 { next[length] = (next[length - 1] + counts[length - 1]) << 1 }
    words = lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      return Self.reversed(next[Int(length)], count: Int(length))
    }
  }

  private static func reversed(_ word: Int, count: Int) -> Int {
    (0..<count).reduce(0) { $0 << 1 | word >> $1 & 1 }
  }
}
