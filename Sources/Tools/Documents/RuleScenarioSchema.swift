package import MCP
import Rules

/// What `evaluate` takes: rules, what happens to them, and what is asked.
package enum RuleScenarioSchema {
  package static let schema = ObjectSchema([
    Property("time_zone", .string(), "The zone of all local times."),
    Property("groups", names, "App groups; a name that a rule uses need not be here.").optional,
    Property("rules", .array(of: .object(rule)), "What create_rule takes, with an id."),
    Property("sessions", .array(of: .object(session)), "Timed sessions.").optional,
    Property("allowances", .array(of: .object(allowance)), "Minutes that windows allow.").optional,
    Property("events", .array(of: .object(event)), "In any order; equal instants in this one.").optional,
    Property("targets", names, "Groups, and site:HOST; all groups where absent.").optional,
    Property("ask", .array(of: .string()), "Instants at which every target is told.").optional,
    Property("between", .object([from, to]), "The span of a timeline, at most 400 days.").optional,
  ])

  private static let names = Schema.array(of: .string())
  private static let id = Property("id", .string(), "Unique in the scenario.")
  private static let from = Property("from", .string(), "An instant.")
  private static let to = Property("to", .string(), "A later one.")

  private static var rule: [any SchemaField] {
    [
      id, CreateRule.preset,
      Property("created_at", .string(), "When it was made; before everything where absent.").optional,
      Property("paused_until", .string(), "Until when it is paused.").optional,
    ] + RuleFields.all
  }

  private static var session: [any SchemaField] {
    [
      id, Property("started_at", .string(), "An instant."), Property("minutes", .integer(1...1_440), "How long."),
      RuleFields.apps.property.required,
    ]
  }

  private static var allowance: [any SchemaField] {
    [
      id, Property("name", .string(), "What people call it.").optional, RuleFields.days.required,
      RuleFields.windows.property.required,
      Property("allowance_minutes", .integer(Rule.Policy.limitMinutes), "Minutes of use a day."),
      Property("home_only", .boolean, "Whether it holds at home alone; default false.").optional,
      Property(
        "outside_windows", .enumeration(["block", "block_at_home", "unrestricted"]), "What holds outside its windows."
      ).optional,
      Property("groups", names, "What it allows."),
    ]
  }

  /// The members of all types; each type takes its own.
  private static let event = [
    Property("type", .enumeration(Scenario.eventWords), "What happens."),
    Property("at", .string(), "When; a use has start and end.").optional,
    Property("start", .string(), "Of a use.").optional,
    Property("end", .string(), "Of a use.").optional,
    Property("target", .string(), "Of use, open and shield: a group, or site:HOST.").optional,
    Property("rule", .string(), "The id of the rule that it is about.").optional,
    Property("set", .object(ObjectSchema([], isOpen: true)), "Of edit: what update_rule takes.").optional,
    Property("day", .string(), "Of report: a date.").optional,
    Property("used_minutes", .integer(0...100_000), "Of report, for a time limit.").optional,
    Property("opens", .integer(0...100_000), "Of report, for an open limit.").optional,
    Property("minutes", .integer(1...1_440), "Of bonus.").optional,
    Property("key", .string(), "Of bonus: the same key adds once.").optional,
    Property("time_zone", .string(), "Of set_time_zone and report.").optional,
    Property("present", .boolean, "Of home.").optional,
    Property("reads", .string(), "Of clock: what the device's clock shows.").optional,
  ]
}
