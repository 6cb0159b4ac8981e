/// What calendar and clock show at an instant under an offset from UTC.
package struct LocalTime: Hashable, Sendable {
  package let date: CivilDate
  /// `0..<86400`.
  package let secondOfDay: Int
  /// Seconds east of UTC.
  package let offsetSeconds: Int

  package init(instant: Instant, offsetSeconds: Int) {
    let local = instant.seconds + Int64(offsetSeconds)
    let day = (local >= 0 ? local : local - 86_399) / 86_400
    date = CivilDate(dayNumber: Int(day))
    secondOfDay = Int(local - day * 86_400)
    self.offsetSeconds = offsetSeconds
  }

  package var minuteOfDay: Int { secondOfDay / 60 }

  /// `2026-12-09T21:30:00`.
  var dateAndTime: String {
    let (hour, minute, second) = (secondOfDay / 3_600, secondOfDay / 60 % 60, secondOfDay % 60)
    return "\(date)T\(padded(hour, to: 2)):\(padded(minute, to: 2)):\(padded(second, to: 2))"
  }
}

extension LocalTime: CustomStringConvertible {
  /// RFC 3339, as in `2026-12-09T21:30:00+01:00`. Offsets of old local mean times keep their seconds.
  package var description: String {
    let magnitude = abs(offsetSeconds)
    let seconds = magnitude % 60 == 0 ? "" : ":\(padded(magnitude % 60, to: 2))"
    let minutes = "\(padded(magnitude / 3_600, to: 2)):\(padded(magnitude / 60 % 60, to: 2))"
    return "\(dateAndTime)\(offsetSeconds < 0 ? "-" : "+")\(minutes)\(seconds)"
  }
}
