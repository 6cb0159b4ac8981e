import JSON

/// Rows of what is blocked, as tables show them.
enum BlockedRows {
  /// - Parameter rows: those of an answer that are blocked.
  static func table(of rows: [JSONValue], ifEmpty text: String) -> String {
    var table = Table(["BLOCKED NOW", "UNTIL", "BY"])
    for case .object(let row) in rows {
      table.add([targets(row), row["until_local"]?.string ?? "no end in sight", blockers(row)])
    }
    return table.text(ifEmpty: text)
  }

  static func targets(_ row: JSONObject) -> String {
    let more = row["more_targets"]?.wholeNumber.map { " and \($0) more" } ?? ""
    let place = row["only_at_home"] == true ? " (at home)" : ""
    return "\(row["targets"].map(Console.plain) ?? "")\(more)\(place)"
  }

  private static func blockers(_ row: JSONObject) -> String {
    let names = (row["by"]?.array ?? []).compactMap { ($0["name"] ?? $0["id"])?.string }
    let more = row["more_blockers"]?.wholeNumber.map { " and \($0) more" } ?? ""
    return names.joined(separator: ", ") + more
  }
}
