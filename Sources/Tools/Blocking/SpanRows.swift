package import JSON
package import Rules
package import Time

/// Spans and lists of targets as answers give them, cut where they would run on.
package enum SpanRows {
  /// Each span in UTC and local time. One that touches the end of the range has no end there, for it goes on.
  package static func json(_ spans: some Sequence<Span>, within range: Span, _ zone: ZoneRules) -> JSONValue {
    .array(
      spans.map { span in
        var object = JSONObject()
        object.put("start", span.start, zone)
        object.put("end", span.end < range.end ? span.end : nil, zone)
        return .object(object)
      })
  }

  /// Puts targets under one row where everything else of their rows is the same; in the order of the first of each.
  static func joined(_ rows: [(target: String, row: JSONObject)]) -> [JSONObject] {
    var targets: [JSONObject: [String]] = [:]
    var order: [JSONObject] = []
    for (target, row) in rows {
      if targets[row] == nil { order.append(row) }
      targets[row, default: []].append(target)
    }
    return order.map { row in
      let all = targets[row] ?? []
      let named = all.prefix(fitting(all))
      var object: JSONObject = ["targets": .array(named.map { .string($0) })]
      if named.count < all.count { object["more_targets"] = .integer(all.count - named.count) }
      for member in row.members { object[member.key] = member.value }
      return object
    }
  }

  /// The rows that fit into an answer, and what to say of the others.
  static func cut(_ rows: [JSONObject], spare: Int = 3_000) -> (rows: [JSONObject], leftOut: String?) {
    let count = AnswerBudget.fitting(rows, within: AnswerBudget.bytes - spare)
    guard count < rows.count else { return (rows, nil) }
    return (Array(rows.prefix(count)), "\(rows.count - count) of \(rows.count) rows; ask for one with target.")
  }

  private static let targetBytes = 3_000
  private static let mostTargets = 20

  private static func fitting(_ texts: [String]) -> Int {
    var used = 0
    for (index, text) in texts.prefix(mostTargets).enumerated() {
      used += text.utf8.count + 3
      if used > targetBytes { return max(1, index) }
    }
    return min(texts.count, mostTargets)
  }
}
