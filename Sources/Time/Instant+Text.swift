extension Instant: CustomStringConvertible {
  /// RFC 3339 in UTC, as in `2026-12-09T20:30:00Z`.
  package var description: String { "\(LocalTime(instant: self, offsetSeconds: 0).dateAndTime)Z" }

  /// Reads RFC 3339: `2026-12-09T20:30:00Z`, or with an offset as in `+01:00`. A fraction of a second is dropped.
  ///
  /// Nil for anything else, for dates and times that do not exist, and for the 60th second.
  package init?(parsing text: String) {
    var reader = DigitReader(text)
    guard let date = reader.readDate(), reader.skip(anyOf: "Tt"),
      let hour = reader.read(digits: 2), hour < 24, reader.skip(":"),
      let minute = reader.read(digits: 2), minute < 60, reader.skip(":"),
      let second = reader.read(digits: 2), second < 60, reader.skipFraction(),
      let offset = Self.readOffset(&reader), reader.isAtEnd
    else { return nil }
    let local = Int64(date.dayNumber) * 86_400 + Int64(hour * 3_600 + minute * 60 + second)
    guard (Self.earliest.seconds...Self.latest.seconds).contains(local - offset) else { return nil }
    self.init(seconds: local - offset)
  }

  /// `Z`, or `±HH:MM` within a day, in seconds east of UTC.
  private static func readOffset(_ reader: inout DigitReader) -> Int64? {
    if reader.skip(anyOf: "Zz") { return 0 }
    let isWest = reader.skip("-")
    guard isWest || reader.skip("+"), let hours = reader.read(digits: 2), hours < 24, reader.skip(":"),
      let minutes = reader.read(digits: 2), minutes < 60
    else { return nil }
    return Int64(hours * 3_600 + minutes * 60) * (isWest ? -1 : 1)
  }
}
