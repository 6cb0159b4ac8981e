import JSON

/// What values a setting takes; the published schema, the catalogue and the refusals say it in their ways.
package enum SettingShape: Hashable, Sendable {
  /// Characters as people count them, in `range`.
  case text(ClosedRange<Int>)
  case wholeNumber(ClosedRange<Int>)
  case number(ClosedRange<Double>)
  case boolean
  case choice([String])
  /// A reading of a wall clock; `24:00` only where it ends something.
  case time(isEnd: Bool)
  case days
  /// A list of so many texts of up to `length` characters each.
  case texts(count: ClosedRange<Int>, length: Int)
  /// Names or ids of app groups.
  case groups(ClosedRange<Int>)
  /// Fields of a form.
  case fields
  /// The id of a field of the records that come in.
  case fieldID
  /// The id of a variable of the page.
  case variable
  case timeZone
  /// Allowances of a home allowance, each for some days.
  case allowances

  /// The word for it in the catalogue.
  package var typeWord: String {
    switch self {
    case .text: "text"
    case .wholeNumber: "integer"
    case .number: "number"
    case .boolean: "boolean"
    case .choice: "choice"
    case .time: "time"
    case .days: "days"
    case .texts: "texts"
    case .groups: "groups"
    case .fields: "fields"
    case .fieldID: "field id"
    case .variable: "block id"
    case .timeZone: "time zone"
    case .allowances: "allowances"
    }
  }

  /// What is accepted, in words that end a refusal: `it must be …`.
  package var rule: String {
    switch self {
    case .text(let range): "\(range.lowerBound) to \(range.upperBound) characters"
    case .wholeNumber(let range): "\(range.lowerBound) to \(range.upperBound)"
    case .number(let range): "a number from \(Self.shown(range.lowerBound)) to \(Self.shown(range.upperBound))"
    case .boolean: "true or false"
    case .choice(let words): words.joined(separator: ", ")
    case .time(let isEnd): isEnd ? "00:00 to 24:00" : "00:00 to 23:59"
    case .days: "monday to sunday, weekdays, weekends or every_day"
    case .texts(let count, let length):
      "\(count.lowerBound) to \(count.upperBound) texts of 1 to \(length) characters"
    case .groups(let count):
      count.lowerBound == 0
        ? "up to \(count.upperBound) group names or ids"
        : "\(count.lowerBound) to \(count.upperBound) group names or ids"
    case .fields: "1 to 8 fields {id, label, type number|text|boolean, required}"
    case .fieldID: "the id of a field: 1 to 32 letters, digits or _"
    case .variable: "the id of a variable block of the page"
    case .timeZone: "a name of the tz database with a slash, as Europe/Warsaw, or UTC"
    case .allowances: "1 to 7 allowances {days, allowance_minutes 1-180, windows: 1 or 2 of {start, end}}"
    }
  }

  private static func shown(_ bound: Double) -> String { JSONValue.double(bound).text }
}
