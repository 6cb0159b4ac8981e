import Library
import Pages
import Status
import Time

/// What the library's home allowance, of which it has one at most, gives each day.
struct AllowancePlan {
  private let allowances: [DayAllowance]?

  init(_ overview: LibraryOverview) {
    allowances =
      overview.pages.map(\.page).filter(\.isEnabled).flatMap(\.blocks).lazy.compactMap { block in
        if case .homeAllowance(let allowance) = block.content { allowance.allowances } else { nil }
      }.first
  }

  /// Minutes, 0 on days that are not listed; nil where the library has no home allowance.
  func budget(on day: CivilDate) -> Int? {
    allowances.map { allowances in allowances.first { $0.days.contains(day.weekday) }?.minutes ?? 0 }
  }

  /// The next day after one that has minutes.
  func next(after day: CivilDate) -> StatusSummary.Input.NextAllowance? {
    (1...7).lazy.map { day.adding(days: $0) }.compactMap { day in
      budget(on: day).flatMap { $0 > 0 ? StatusSummary.Input.NextAllowance(day: day, minutes: $0) : nil }
    }.first
  }
}
