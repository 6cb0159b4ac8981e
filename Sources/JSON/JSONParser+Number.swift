extension JSONParser {
  mutating func parseNumber() throws(JSONError) -> JSONValue {
    let start = position
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let digits = position
    try skipDigits()
    if bytes[digits] == UInt8(ascii: "0"), position - digits > 1 {
      throw JSONError(reason: .invalidNumber, offset: start)
    }
    var isPlain = true
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      isPlain = false
      position += 1
      try skipDigits()
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      isPlain = false
      position += 1
      if position < bytes.count, bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-") {
        position += 1
      }
      try skipDigits()
    }
    if isPlain, let value = integer(digits..<position, isNegative: isNegative) { return .integer(value) }
    return .number(JSONNumber(uncheckedLexeme: String(decoding: bytes[start..<position], as: UTF8.self)))
  }

  /// The value of plain digits; nil for `-0` and outside `Int64`, which keep their lexeme.
  private func integer(_ digits: Range<Int>, isNegative: Bool) -> Int64? {
    guard digits.count <= 19 else { return nil }
    var value: Int64 = 0
    for digit in bytes[digits] {
      let (shifted, overflow) = value.multipliedReportingOverflow(by: 10)
      let unit = Int64(digit - UInt8(ascii: "0"))
      let (next, carry) =
        isNegative ? shifted.subtractingReportingOverflow(unit) : shifted.addingReportingOverflow(unit)
      if overflow || carry { return nil }
      value = next
    }
    return isNegative && value == 0 ? nil : value
  }

  private mutating func skipDigits() throws(JSONError) {
    let start = position
    while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) { position += 1 }
    guard position > start else {
      throw position < bytes.count ? error(.invalidNumber) : error(.unexpectedEnd)
    }
  }
}
