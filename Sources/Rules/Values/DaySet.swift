package import Time

/// The days of the week on which something starts; never empty where a document was read.
package struct DaySet: Hashable, Sendable {
  /// Bit `n` stands for the `n`th weekday, Monday being 0.
  private var bits: UInt8 = 0

  package static let everyDay = DaySet(Weekday.allCases)
  package static let weekdays = DaySet([.monday, .tuesday, .wednesday, .thursday, .friday])
  package static let weekends = DaySet([.saturday, .sunday])

  package init(_ days: some Sequence<Weekday>) {
    for day in days { bits |= 1 << UInt8(day.rawValue - 1) }
  }

  package func contains(_ day: Weekday) -> Bool { contains(index: day.rawValue - 1) }

  /// Whether the weekday of a date is among them.
  func containsWeekday(of date: CivilDate) -> Bool { contains(index: date.weekdayIndex) }

  /// By the weekday's number, `0...6` from Monday on.
  func contains(index: Int) -> Bool { bits >> UInt8(truncatingIfNeeded: index) & 1 != 0 }

  /// Monday first.
  package var days: [Weekday] { Weekday.allCases.filter(contains) }

  /// `Weekdays`, `Weekends`, `Every day`, or `Mon, Wed`.
  package var label: String {
    switch self {
    case .everyDay: "Every day"
    case .weekdays: "Weekdays"
    case .weekends: "Weekends"
    default: days.map(\.shortName).joined(separator: ", ")
    }
  }
}
