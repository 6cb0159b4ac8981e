import MCP
import Rules

/// What the two tools on the phone's status share, and the rows of the longer answer.
enum StatusFields {
  static let device = Field.string("device", "Id or name of one device, where there are several.").optional

  static let blocked: [any SchemaField] =
    [
      targets, moreTargets, onlyAtHome, Property("by", .array(of: .object(blocker)), "What blocks them."),
      Property("more_blockers", .integer(nil), "How many more block them.").optional,
      Property("until", .string(), "In UTC; absent: no end in sight.").optional,
      Property("until_local", .string(), "In the library's zone.").optional,
    ] + untilAtHome

  static let onlyAtHome = Property("only_at_home", .boolean, "By a home allowance; away it is free.").optional

  static let untilAtHome = [
    Property("until_at_home", .string(), "In UTC, where a home allowance goes on.").optional,
    Property("until_at_home_local", .string(), "Local.").optional,
  ]

  static let change: [any SchemaField] =
    [
      Property("at", .string(), "In UTC."), Property("at_local", .string(), "In the library's zone."),
      Property("blocked", .boolean, "What they become."), onlyAtHome,
    ] + untilAtHome + [targets, moreTargets]

  static let limit = ObjectSchema(
    [Property("id", .string(), "For rule_id."), Property("name", .string(), "The rule's name.")], isOpen: true)

  private static let targets = Property("targets", .array(of: .string()), "Groups, sites, categories.")
  private static let moreTargets = Property("more_targets", .integer(nil), "How many are not listed.").optional

  private static let blocker: [any SchemaField] = [
    Property("id", .string(), "Its id."), Property("type", .string(), "rule, page, session or allowance."),
    Property("name", .string(), "Its name.").optional,
  ]
}
