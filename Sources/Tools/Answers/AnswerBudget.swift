import JSON
import Library

/// How much one answer says before it goes on under a cursor: about 5,000 tokens.
enum AnswerBudget {
  static let bytes = 18_000

  /// How many of the rows fit, from the first; at least one.
  static func fitting(_ rows: [JSONObject], within bytes: Int = bytes) -> Int {
    if rows.reduce(0, { $0 + mostBytes(.object($1)) }) <= bytes { return rows.count }
    var used = 0
    for (index, row) in rows.enumerated() {
      used += JSONValue.object(row).encoded.count + 1
      if used > bytes { return max(1, index) }
    }
    return rows.count
  }

  /// No fewer bytes than the value takes when it is written: every character of a text may need an escape, and no
  /// escape is longer than twice its character here, where control characters do not occur.
  static func mostBytes(_ value: JSONValue) -> Int {
    switch value {
    case .null, .bool: 5
    case .integer: 20
    case .number(let number): number.lexeme.utf8.count
    case .string(let text): 2 * text.utf8.count + 2
    case .array(let values): values.reduce(2) { $0 + mostBytes($1) + 1 }
    case .object(let object): object.members.reduce(2) { $0 + 2 * $1.key.utf8.count + mostBytes($1.value) + 4 }
    }
  }

  /// The rows of a page of a list; a page whose rows do not fit is fetched again, shorter, so that its cursor is right.
  static func page<Item>(
    limit: Int, row: (Item) -> JSONObject, fetch: (Int) throws -> Listing<Item>
  ) rethrows -> ListPart {
    let listing = try fetch(limit)
    let rows = listing.items.map(row)
    let count = fitting(rows)
    guard count < rows.count else { return ListPart(rows, listing) }
    let shorter = try fetch(count)
    return ListPart(shorter.items.map(row), shorter)
  }
}
