/// The rule at the end of a TZif file, as in `CET-1CEST,M3.5.0,M10.5.0/3` (POSIX `TZ`, with the wider times of RFC 9636).
struct PosixRule: Hashable, Sendable {
  /// Seconds east of UTC.
  let standardOffset: Int32
  /// The name outside the summer, as in `CET`.
  let standardAbbreviation: String
  let summer: Summer?

  /// The part of the year with another offset.
  struct Summer: Hashable, Sendable {
    let offset: Int32
    let abbreviation: String
    let start: YearlyDate
    let end: YearlyDate
  }

  /// The changes that begin in a year, earlier first: the instant in seconds since 1970, and what holds from it on.
  func changes(inYear year: Int) -> [(seconds: Int64, offset: Int32, abbreviation: String)] {
    guard let summer else { return [] }
    let on = summer.start.localSeconds(inYear: year) - Int64(standardOffset)
    let off = summer.end.localSeconds(inYear: year) - Int64(summer.offset)
    let changes = [(on, summer.offset, summer.abbreviation), (off, standardOffset, standardAbbreviation)]
    return on <= off ? changes : changes.reversed()
  }

  init(parsing text: String) throws(TZifError) {
    var reader = DigitReader(text)
    guard text.utf8.count <= 80, let name = Self.readName(&reader), let west = Self.readTime(&reader, hoursUpTo: 24)
    else {
      throw .badFooter(text)
    }
    standardOffset = -west
    standardAbbreviation = name
    guard !reader.isAtEnd else {
      summer = nil
      return
    }
    guard let summer = Self.readSummer(&reader, standardOffset: -west), reader.isAtEnd else { throw .badFooter(text) }
    self.summer = summer
  }

  private static func readSummer(_ reader: inout DigitReader, standardOffset: Int32) -> Summer? {
    guard let name = readName(&reader) else { return nil }
    var offset = standardOffset + 3_600
    if reader.next != UInt8(ascii: ",") {
      guard let west = readTime(&reader, hoursUpTo: 24) else { return nil }
      offset = -west
    }
    guard reader.skip(","), let start = readDate(&reader), reader.skip(","), let end = readDate(&reader) else {
      return nil
    }
    return Summer(offset: offset, abbreviation: name, start: start, end: end)
  }

  /// At least three letters, or anything in angle brackets, which are no part of the name.
  private static func readName(_ reader: inout DigitReader) -> String? {
    let start = reader
    if reader.skip("<") {
      return reader.skip(through: ">") ? String(start.text(upTo: reader).dropFirst().dropLast()) : nil
    }
    return reader.skipLetters() >= 3 ? start.text(upTo: reader) : nil
  }

  /// `[+-]h[hh][:mm[:ss]]` in seconds.
  private static func readTime(_ reader: inout DigitReader, hoursUpTo limit: Int) -> Int32? {
    let isNegative = reader.skip("-")
    if !isNegative { _ = reader.skip("+") }
    guard let hours = reader.read(upTo: 3), hours <= limit else { return nil }
    var seconds = hours * 3_600
    for unit in [60, 1] {
      guard reader.skip(":") else { break }
      guard let part = reader.read(digits: 2), part < 60 else { return nil }
      seconds += part * unit
    }
    return Int32(isNegative ? -seconds : seconds)
  }

  private static func readDate(_ reader: inout DigitReader) -> YearlyDate? {
    guard let day = readDay(&reader) else { return nil }
    guard reader.skip("/") else { return YearlyDate(day: day, secondOfDay: 7_200) }
    guard let time = readTime(&reader, hoursUpTo: 167) else { return nil }
    return YearlyDate(day: day, secondOfDay: time)
  }

  private static func readDay(_ reader: inout DigitReader) -> YearlyDate.Day? {
    if reader.skip("M") {
      guard let month = reader.read(upTo: 2), (1...12).contains(month), reader.skip("."),
        let week = reader.read(upTo: 1), (1...5).contains(week), reader.skip("."),
        let day = reader.read(upTo: 1), day <= 6
      else { return nil }
      return .weekday(month: month, week: week, daysAfterSunday: day)
    }
    if reader.skip("J") {
      guard let day = reader.read(upTo: 3), (1...365).contains(day) else { return nil }
      return .dayWithoutLeapDay(day)
    }
    guard let day = reader.read(upTo: 3), day <= 365 else { return nil }
    return .dayFromZero(day)
  }
}
