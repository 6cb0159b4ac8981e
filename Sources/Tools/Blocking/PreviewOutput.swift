import MCP

/// What preview_blocking answers: the head always, the rest by what was asked.
enum PreviewOutput {
  static let fields: [any SchemaField] = [
    Property("summary", .string(), "The answer in a sentence."),
    Property("time_zone", .string(), "The zone of all local times."),
    Property("at", .object(moment), "The moment of the answer."),
    Property("targets", .array(of: .object(row)), "What is blocked now and next; like targets together.").optional,
    Property("target", .string(), "What is explained.").optional,
    Property("explanation", .object(explanation), "Why it is blocked or free.").optional,
    Property("class", .string(), "Of the draft: stricter, neutral or weaker.").optional,
    Property("guard", .object(verdict), "How hard mode takes the draft.").optional,
    Property("effects", .array(of: .object(effect)), "Each rule and page that the draft touches, with the proof.")
      .optional,
    Property("differences", .array(of: .object(difference)), "What changes within 14 days.").optional,
    Property("warnings", .array(of: .string()), "Worth telling.").optional,
    Property("left_out", .string(), "What did not fit.").optional,
  ]

  private static let moment = [
    Property("utc", .string(), "In UTC."), Property("local", .string(), "In the library's zone."),
  ]

  private static let span: [any SchemaField] = [
    Property("start", .string(), "In UTC."), Property("start_local", .string(), "Local."),
    Property("end", .string(), "In UTC; absent where it is not in sight.").optional,
    Property("end_local", .string(), "Local.").optional,
  ]

  private static let spans = Schema.array(of: .object(span))

  private static let blocker = [
    Property("id", .string(), "Its id."), Property("type", .string(), "rule, page, session or allowance."),
    Property("name", .string(), "Its name.").optional,
  ]

  private static let row: [any SchemaField] =
    [
      Property("targets", .array(of: .string()), "Group names, site:HOST, category:NAME."),
      Property("more_targets", .integer(nil), "How many like these are not named.").optional,
      Property("blocked", .boolean, "Whether blocked at the moment."),
      StatusFields.onlyAtHome,
      Property("by", .array(of: .object(blocker)), "Who blocks.").optional,
      Property("more_blockers", .integer(nil), "How many are not named.").optional,
      Property("until", .string(), "End of the whole run, in UTC.").optional,
      Property("until_local", .string(), "Local.").optional,
    ] + StatusFields.untilAtHome + [
      Property("spans", spans, "When it is blocked later on."),
      Property("more_spans", .integer(nil), "How many are not shown.").optional,
      Property("spans_at_home", spans, "What a home allowance adds at home.").optional,
      Property("more_spans_at_home", .integer(nil), "How many are not shown.").optional,
    ]

  private static let explanation = ObjectSchema(
    [
      Property("blocked", .boolean, "Whether blocked at the moment."),
      Property("by", .array(of: .string()), "Ids of who blocks."),
      Property("rules", .array(of: .object(ObjectSchema(blocker, isOpen: true))), "All that block it, or would."),
      Property("at_home", .object(atHome), "The same at home, where it differs.").optional,
    ] + nextChange, isOpen: true)

  private static let atHome = ObjectSchema(
    [Property("blocked", .boolean, "Whether blocked there."), Property("by", .array(of: .string()), "Ids.")]
      + nextChange, isOpen: true)

  private static let nextChange = [
    Property("next_change", .string(), "In UTC; absent where none is in sight.").optional,
    Property("next_change_local", .string(), "Local.").optional,
  ]

  private static let verdict: [any SchemaField] = [
    Property("outcome", .string(), "allow, refuse or wait."),
    Property("message", .string(), "Why.").optional,
    Property("until", .string(), "When it would pass, or take effect, in UTC.").optional,
    Property("until_local", .string(), "Local.").optional,
  ]

  private static let effect: [any SchemaField] =
    blocker + [
      Property("class", .string(), "stricter, neutral or weaker."),
      Property("lost", .object(proof), "Blocked before and not after.").optional,
      Property("gained", .object(proof), "Blocked after and not before.").optional,
    ]

  private static let proof = [
    Property("at", .string(), "In UTC."), Property("at_local", .string(), "Local."),
    Property("target", .string(), "A target, or hard mode itself."),
  ]

  private static let difference: [any SchemaField] = [
    Property("targets", .array(of: .string()), "What it changes for."),
    Property("more_targets", .integer(nil), "How many like these are not named.").optional,
    StatusFields.onlyAtHome,
    Property("added", spans, "Blocked only after."), Property("removed", spans, "Blocked only before."),
    Property("more_spans", .integer(nil), "How many are not shown.").optional,
  ]
}
