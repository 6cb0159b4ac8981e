/// What a picture shows, in words and minutes; it knows nothing of reports.
package struct ChartContent: Hashable, Sendable {
  package enum Running: Hashable, Sendable {
    /// A routine that runs, in a pill: its name, and what follows it.
    case pill(name: String, detail: String)
    case text(String)
  }

  package enum AsOf: Hashable, Sendable {
    case text(String)
    case warning(String)
  }

  package struct Day: Hashable, Sendable {
    /// `Thu`.
    package var weekday: String
    /// 1 to 31.
    package var number: Int
    /// `Feb`.
    package var month: String
    package var isMonday: Bool
    /// Whether anything was reported of the day.
    package var isReported: Bool
    /// Minutes; nil where nothing is known.
    package var used: Int?
    package var allowed: Int?
    package var focus: Int?

    package init(
      weekday: String, number: Int, month: String, isMonday: Bool, isReported: Bool, used: Int? = nil,
      allowed: Int? = nil, focus: Int? = nil
    ) {
      (self.weekday, self.number, self.month, self.isMonday) = (weekday, number, month, isMonday)
      (self.isReported, self.used, self.allowed, self.focus) = (isReported, used, allowed, focus)
    }

    var isOver: Bool {
      guard let used, let allowed else { return false }
      return used > allowed
    }
  }

  package var running: Running
  package var asOf: AsOf
  package var headline: String
  package var sentences: [String]
  /// Lines in the plot, the first of them a heading; none for no note.
  package var note: [String] = []
  /// In order; the last is today.
  package var days: [Day]
  /// Whether there is a panel of the allowance beside that of the focus.
  package var hasAllowance = true
  /// Whether nothing was ever reported.
  package var isEmpty = false
  package var averageUsed: Int?
  package var averageFocus: Int?

  package init(running: Running, asOf: AsOf, headline: String, sentences: [String], days: [Day]) {
    (self.running, self.asOf, self.headline) = (running, asOf, headline)
    (self.sentences, self.days) = (sentences, days)
  }
}
