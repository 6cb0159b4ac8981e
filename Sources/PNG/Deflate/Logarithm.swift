/// Logarithms to base 2 without a mathematics library, in units of 1/1024.
enum Logarithm {
  static let unit = 1_024

  /// The logarithms of `0..<4096`; that of 0 is not used.
  static let table: [Int] = (0..<4_096).map(compute)

  /// For a count of at least 1; above 4095 to three digits.
  @inline(__always)
  static func log2(_ count: Int, _ table: UnsafeBufferPointer<Int>) -> Int {
    if count < 4_096 { return table[count] }
    let shift = (Int.bitWidth &- count.leadingZeroBitCount) &- 12
    return table[count >> shift] &+ shift &* unit
  }

  /// Squares the number and notes whenever it passes 2: each square shows the next binary digit.
  private static func compute(_ count: Int) -> Int {
    guard count > 0 else { return 0 }
    let whole = Int.bitWidth - 1 - count.leadingZeroBitCount
    var rest = Double(count) / Double(1 << whole)
    var digits = whole
    for _ in 0..<10 {
      rest *= rest
      digits *= 2
      if rest >= 2 {
        rest /= 2
        digits += 1
      }
    }
    return digits
  }
}
