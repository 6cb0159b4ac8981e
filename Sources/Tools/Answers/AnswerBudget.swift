import JSON
import Library

/// How much one answer says before it goes on under a cursor: about 5,000 tokens.
enum AnswerBudget {
  static let bytes = 18_000

  /// How many of the rows fit, from the first; at least one.
  static func fitting(_ rows: [JSONObject], within bytes: Int = bytes) -> Int {
    var used = 0
    for (index, row) in rows.enumerated() {
      used += JSONValue.object(row).encoded.count + 1
      if used > bytes { return max(1, index) }
    }
    return rows.count
  }

  /// The rows of a page of a list; a page whose rows do not fit is fetched again, shorter, so that its cursor is right.
  static func page<Item>(
    limit: Int, row: (Item) -> JSONObject, fetch: (Int) throws -> Listing<Item>
  ) rethrows -> (rows: [JSONObject], nextCursor: String?, total: Int?) {
    let listing = try fetch(limit)
    let rows = listing.items.map(row)
    let count = fitting(rows)
    guard count < rows.count else { return (rows, listing.nextCursor, listing.total) }
    let shorter = try fetch(count)
    return (shorter.items.map(row), shorter.nextCursor, shorter.total)
  }
}
