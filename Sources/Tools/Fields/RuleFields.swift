import MCP
import Rules
import Time

/// The arguments that describe a rule.
enum RuleFields {
  static let daysSchema = Schema.array(
    of: .enumeration(DaySet.words, aliases: aliases), count: 1...31, takesOne: true)

  static let name = Field.string("name", "1 to 80 characters.").optional
  static let kind = Field<Rule.Kind>.choice(
    "kind", "Blocks by windows, minutes of use, or opens."
  )
  .optional
  static let enabled = Field.boolean("enabled", "Whether it acts; default true.").optional
  static let days = Property(
    "days", daysSchema, "Days on which a window or a limit's day starts."
  ).optional
  static let windows = Field.array(
    "windows", of: .object([start, end]), count: 0...Rule.Draft.maximumWindows,
    "Local, 15 minutes or more; a schedule needs one."
  )
  .optional
  static let limitMinutes = Field.integer(
    "daily_limit_minutes", in: Rule.Policy.limitMinutes, "time_limit: minutes of use a day."
  ).optional
  static let maxOpens = Field.integer("max_opens", in: Rule.Policy.limitOpens, "open_limit: opens a day.").optional
  static let openMinutes = Field.integer(
    "open_minutes", in: Rule.Policy.openMinutes, "open_limit: minutes an open lasts, default 15."
  ).optional
  static let resetAt = Field.string(
    "reset_at", "Limits: when the count restarts, HH:MM; default 00:00."
  ).optional
  static let apps = Field.object("apps", [mode, groups, categories, domains], "What is blocked.").optional
  static let hardMode = Field.boolean(
    "hard_mode", "true: cannot be weakened while it blocks."
  ).optional
  static let blockAdultContent = Field.boolean("block_adult_content", "Block adult sites too.").optional

  static let confirmation = Field.string(
    "confirmation", "With hard_mode: the text of its refusal, once the person agreed."
  ).optional

  /// Everything but the preset, the ids and the confirmation.
  static let all: [any SchemaField] = [
    name, kind, enabled, days, windows, limitMinutes, maxOpens, openMinutes, resetAt, apps, hardMode, blockAdultContent,
  ]

  private static let start = Property("start", .string(), "HH:MM.")
  private static let end = Property("end", .string(), "HH:MM; before start: next day.")
  private static let mode = Property(
    "mode", .enumeration(AppSelection.Mode.allCases.map(\.rawValue)),
    "block the list, or allow_only it."
  ).optional
  private static let groups = Property(
    "groups", .array(of: .string(), count: 0...AppSelection.maximumGroups, takesOne: true),
    "Names or ids; a new name makes a group."
  ).optional
  private static let categories = Property(
    "categories", .array(of: .enumeration(AppCategory.allCases.map(\.rawValue)), count: 0...10, takesOne: true),
    "Of the phone's app picker."
  ).optional
  private static let domains = Property(
    "domains", .array(of: .string(), count: 0...AppSelection.maximumDomains, takesOne: true),
    "As example.com, with subdomains."
  ).optional

  /// Three-letter names, and the words people use for every day.
  private static var aliases: [String: String] {
    var aliases = ["everyday": "every_day", "daily": "every_day", "weekday": "weekdays", "weekend": "weekends"]
    for day in Weekday.allCases { aliases[day.shortName.lowercased()] = day.name }
    return aliases
  }
}
