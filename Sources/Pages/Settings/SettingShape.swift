/// What values a setting takes; the published schema, the catalogue and the refusals say it in their ways.
package enum SettingShape: Hashable, Sendable {
  /// Characters as people count them, in `range`.
  case text(ClosedRange<Int>)
  case wholeNumber(ClosedRange<Int>)
  case boolean
  case choice([String])
  /// A reading of a wall clock; `24:00` only where it ends something.
  case time(isEnd: Bool)
  case days
  /// A list of so many texts of up to `length` characters each.
  case texts(count: ClosedRange<Int>, length: Int)
  /// Names or ids of app groups.
  case groups(upTo: Int)

  /// The word for it in the catalogue.
  package var typeWord: String {
    switch self {
    case .text: "text"
    case .wholeNumber: "integer"
    case .boolean: "boolean"
    case .choice: "choice"
    case .time: "time"
    case .days: "days"
    case .texts: "texts"
    case .groups: "groups"
    }
  }

  /// What is accepted, in words that end a refusal: `it must be …`.
  package var rule: String {
    switch self {
    case .text(let range): "\(range.lowerBound) to \(range.upperBound) characters"
    case .wholeNumber(let range): "\(range.lowerBound) to \(range.upperBound)"
    case .boolean: "true or false"
    case .choice(let words): words.joined(separator: ", ")
    case .time(let isEnd): isEnd ? "00:00 to 24:00" : "00:00 to 23:59"
    case .days: "monday to sunday, weekdays, weekends or every_day"
    case .texts(let count, let length):
      "\(count.lowerBound) to \(count.upperBound) texts of 1 to \(length) characters"
    case .groups(let count): "up to \(count) group names or ids"
    }
  }
}
