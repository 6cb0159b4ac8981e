/// A cursor over the bytes of a text, for formats made of digits and separators.
struct DigitReader {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: String) { bytes = Array(text.utf8.prefix(80)) }

  var isAtEnd: Bool { position == bytes.count }
  var next: UInt8? { isAtEnd ? nil : bytes[position] }

  /// What lies between this cursor and one that has gone on from it.
  func text(upTo later: DigitReader) -> String { String(decoding: bytes[position..<later.position], as: UTF8.self) }

  /// Exactly so many digits as one number.
  mutating func read(digits: Int) -> Int? {
    guard position + digits <= bytes.count else { return nil }
    var value = 0
    for byte in bytes[position..<position + digits] {
      guard (0x30...0x39).contains(byte) else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    position += digits
    return value
  }

  /// One to so many digits as one number.
  mutating func read(upTo digits: Int) -> Int? {
    var value: Int?
    for _ in 0..<digits {
      guard let digit = read(digits: 1) else { break }
      value = (value ?? 0) * 10 + digit
    }
    return value
  }

  mutating func skip(_ separator: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: separator) else { return false }
    position += 1
    return true
  }

  mutating func skip(anyOf separators: StaticString) -> Bool {
    guard let next, separators.withUTF8Buffer({ $0.contains(next) }) else { return false }
    position += 1
    return true
  }

  /// Passes letters and counts them.
  mutating func skipLetters() -> Int {
    let start = position
    while let byte = next, (0x41...0x5A).contains(byte & 0xDF) { position += 1 }
    return position - start
  }

  /// Passes everything up to and including `end`; false where it never comes.
  mutating func skip(through end: Unicode.Scalar) -> Bool {
    guard let found = bytes[position...].firstIndex(of: UInt8(ascii: end)) else { return false }
    position = found + 1
    return true
  }

  /// Passes nothing, or a point and at least one digit.
  mutating func skipFraction() -> Bool {
    guard skip(".") else { return true }
    let start = position
    while read(digits: 1) != nil {}
    return position > start
  }

  mutating func readDate() -> CivilDate? {
    guard let year = read(digits: 4), skip("-"), let month = read(digits: 2), skip("-"), let day = read(digits: 2)
    else {
      return nil
    }
    return CivilDate(year: year, month: month, day: day)
  }
}
