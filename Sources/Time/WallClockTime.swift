/// A reading of a wall clock, in whole minutes since the clock read 00:00; never an elapsed time.
///
/// `24:00` is the end of a day, as the end of a window may name it.
package struct WallClockTime: Hashable, Sendable {
  /// `0...1440`.
  package let minuteOfDay: Int

  package static let midnight = WallClockTime(uncheckedMinute: 0)
  package static let endOfDay = WallClockTime(uncheckedMinute: 1_440)

  /// Nil outside `0...1440`.
  package init?(minuteOfDay: Int) {
    guard (0...1_440).contains(minuteOfDay) else { return nil }
    self.minuteOfDay = minuteOfDay
  }

  private init(uncheckedMinute: Int) { minuteOfDay = uncheckedMinute }
}

extension WallClockTime: Comparable {
  @inlinable
  package static func < (one: WallClockTime, other: WallClockTime) -> Bool { one.minuteOfDay < other.minuteOfDay }
}

extension WallClockTime: CustomStringConvertible {
  /// `HH:MM` on the 24-hour clock.
  package var description: String { "\(padded(minuteOfDay / 60, to: 2)):\(padded(minuteOfDay % 60, to: 2))" }

  /// Reads `HH:MM` with two digits each, 00:00 to 24:00; nil for anything else.
  package init?(parsing text: String) {
    var reader = DigitReader(text)
    guard let hour = reader.read(digits: 2), reader.skip(":"), let minute = reader.read(digits: 2), reader.isAtEnd,
      minute < 60
    else { return nil }
    self.init(minuteOfDay: hour * 60 + minute)
  }
}
