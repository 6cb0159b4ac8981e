import JSON
import MCP
import Rules

/// A rule to start from.
enum PresetRow {
  static let schema: [any SchemaField] = [
    Property("preset", .string(), "The word for create_rule's preset."), Property("name", .string(), "Its name."),
    Property("section", .string(), "Where it stands; absent for the two defaults.").optional,
    Property("kind", .string(), "Its kind of rule."), Property("days", .string(), "Its days."),
    Property("windows", .array(of: .string()), "Its windows, as 22:00-06:00.").optional,
    Property("daily_limit_minutes", .integer(nil), "Its limit.").optional,
  ]

  static var documents: [JSONObject] { RulePreset.all.map(document) }

  private static func document(_ preset: RulePreset) -> JSONObject {
    var row: JSONObject = ["preset": .string(preset.id), "name": .string(preset.name)]
    row["section"] = preset.section.map { .string($0.rawValue) }
    row["kind"] = .string(preset.kind.rawValue)
    row["days"] = .string(preset.days.label)
    if !preset.windows.isEmpty { row["windows"] = .array(preset.windows.map { .string("\($0.start)-\($0.end)") }) }
    row["daily_limit_minutes"] = preset.limitMinutes.map { .integer($0) }
    return row
  }
}
