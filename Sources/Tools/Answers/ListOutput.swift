import JSON
import MCP

/// The frame of an answer that lists something.
enum ListOutput {
  static func fields(_ name: String, of row: [any SchemaField], _ description: String) -> [any SchemaField] {
    [
      Property("summary", .string(), "How many there are, and how to get the rest."),
      Property("time_zone", .string(), "The zone of all local times."),
      Property(name, .array(of: .object(row)), description),
      Property("total", .integer(nil), "How many there are in all."),
      Property("next_cursor", .string(), "Ask again with it as cursor for more; absent on the last page.").optional,
    ]
  }

  static func answer(
    _ name: String, _ page: ListPart, noun: String
  ) -> JSONObject {
    let total = page.total ?? page.rows.count
    let count = total == 1 ? "1 \(noun)" : "\(total) \(noun)s"
    let shown = page.rows.count == total ? "" : "; \(page.rows.count) shown here"
    let rest = page.nextCursor == nil ? "" : ", more with next_cursor"
    var answer: JSONObject = [
      "summary": .string("\(count)\(shown)\(rest)."), "time_zone": .string(page.zone.description),
    ]
    answer[name] = .array(page.rows.map(JSONValue.object))
    answer["total"] = .integer(total)
    answer["next_cursor"] = page.nextCursor.map(JSONValue.string)
    return answer
  }
}
