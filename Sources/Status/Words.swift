import Faults
package import Time

/// Minutes, dates and times as sentences and labels say them.
package enum Words {
  /// `18 min`, `2 h`, `2 h 52 min`.
  package static func minutes(_ minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return "\(rest) min" }
    return rest == 0 ? "\(hours) h" : "\(hours) h \(rest) min"
  }

  /// For a label: `18m`, `2h`, `2h52`.
  package static func label(_ minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return "\(rest)m" }
    return rest == 0 ? "\(hours)h" : "\(hours)h\(rest < 10 ? "0" : "")\(rest)"
  }

  /// `18 of 30 min`, `1 h 36 min of 2 h`, `18 min of 2 h`.
  package static func part(_ used: Int, of budget: Int) -> String {
    used < 60 && budget < 60 ? "\(used) of \(budget) min" : "\(minutes(used)) of \(minutes(budget))"
  }

  /// `1 day`, `2 days`.
  package static func days(_ count: Int) -> String { count == 1 ? "1 day" : "\(count) days" }

  /// Eighty letters of any script.
  private static let nameBytes = 240

  /// A name in a sentence: isolated where it is written from right to left, and cut where it is longer than a name of
  /// eighty letters can be.
  package static func name(_ name: String) -> String {
    guard name.utf8.count > nameBytes else { return Isolated.text(name) }
    var (shown, bytes) = ("", 0)
    for character in name {
      bytes += character.utf8.count
      guard bytes < nameBytes else { break }
      shown.append(character)
    }
    return Isolated.text(shown + "…")
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// `Feb`.
  package static func month(_ day: CivilDate) -> String { months[day.month - 1] }

  /// `Feb 19`.
  package static func monthAndDay(_ day: CivilDate) -> String { "\(month(day)) \(day.day)" }

  /// `Thu Feb 19`.
  package static func date(_ day: CivilDate) -> String { "\(day.weekday.shortName) \(monthAndDay(day))" }

  /// `9:41 PM`; with the date, `Wed Mar 4, 9:41 PM`, where it is neither today nor before noon tomorrow.
  package static func time(_ time: LocalTime, seenFrom today: CivilDate) -> String {
    let isNear = time.date == today || time.date == today.adding(days: 1) && time.minuteOfDay < 720
    return isNear ? Self.time(time) : "\(date(time.date)), \(Self.time(time))"
  }

  /// `9:41 PM`, `8:00 AM`: with minutes, as a clock shows them.
  package static func time(_ time: LocalTime) -> String {
    let minute = time.minuteOfDay
    let digits = minute % 60
    return "\((minute / 60 + 11) % 12 + 1):\(digits < 10 ? "0" : "")\(digits) \(minute < 720 ? "AM" : "PM")"
  }
}
