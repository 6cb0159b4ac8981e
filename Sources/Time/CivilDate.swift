/// A date of the proleptic Gregorian calendar, as a count of days since 1970-01-01.
package struct CivilDate: Hashable, Sendable {
  /// Days since 1970-01-01; negative before.
  package let dayNumber: Int

  /// The caller keeps the count within the years 1 to 9999.
  @inlinable
  package init(dayNumber: Int) { self.dayNumber = dayNumber }

  /// Nil where the calendar has no such date; years are 1 to 9999.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.length(ofMonth: month, year: year)).contains(day)
    else { return nil }
    self.init(uncheckedYear: year, month: month, day: day)
  }

  /// Counts the days of a year that begins in March, so that the leap day is its last.
  init(uncheckedYear year: Int, month: Int, day: Int) {
    let shifted = month <= 2 ? year - 1 : year
    let era = Self.floorDivide(shifted, 400)
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    dayNumber = era * 146_097 + dayOfEra - 719_468
  }

  @inlinable
  package func adding(days: Int) -> CivilDate { CivilDate(dayNumber: dayNumber + days) }

  package var weekday: Weekday { Weekday(rawValue: weekdayIndex + 1) ?? .monday }

  /// The day of the week as a number, `0...6` from Monday on.
  @inlinable
  package var weekdayIndex: Int {
    // 1970-01-01 was a Thursday, three days after a Monday.
    ((dayNumber + 3) % 7 + 7) % 7
  }

  package var year: Int { components.year }
  package var month: Int { components.month }
  package var day: Int { components.day }

  package var components: (year: Int, month: Int, day: Int) {
    let shifted = dayNumber + 719_468
    let era = Self.floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func floorDivide(_ value: Int, _ divisor: Int) -> Int {
    (value >= 0 ? value : value - divisor + 1) / divisor
  }
}

extension CivilDate: Comparable {
  @inlinable
  package static func < (one: CivilDate, other: CivilDate) -> Bool { one.dayNumber < other.dayNumber }
}

extension CivilDate: CustomStringConvertible {
  /// `2026-12-09`.
  package var description: String {
    let (year, month, day) = components
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }

  /// Reads `2026-12-09`; nil for anything else and for dates that do not exist.
  package init?(parsing text: String) {
    var reader = DigitReader(text)
    guard let date = reader.readDate(), reader.isAtEnd else { return nil }
    self = date
  }
}

/// A number with leading zeros.
func padded(_ number: Int, to width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
