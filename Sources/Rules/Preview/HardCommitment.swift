package import Time

/// What a person commits to with a rule in hard mode, and the text by which an agent shows that it has asked.
package struct HardCommitment: Hashable, Sendable {
  /// The text that must be passed as `confirmation`. It follows from the draft: another name, other days, windows,
  /// limits or apps have another text.
  package let confirmation: String
  /// What will be locked, and when it lets go; sentences for the person.
  package let explanation: String
  /// The windows of the next two weeks; empty for limits without windows.
  package let occurrences: [Occurrence]
  package let hasNoFreeMoment: Bool

  package init(_ rule: Rule, _ facts: Facts, at instant: Instant, in context: RuleContext) {
    let what = "\(Self.what(rule)), \(Self.apps(rule, context))"
    confirmation = "Hard mode for \"\(rule.name)\": \(what)"
    hasNoFreeMoment = Lint.hasNoFreeMoment(rule, facts, at: instant)
    explanation = "\(Self.lock(rule)) \(hasNoFreeMoment ? Self.always : Self.afterwards(rule))"
    occurrences = WindowCalendar(of: rule, in: facts.zones)
      .occurrences(in: Situation.previewRange(from: instant))
  }

  /// Whether an update makes a rule a hard one, or takes the last free moment of the week from one, so that it needs
  /// the person.
  package static func isNeeded(from before: Rule?, to after: Rule, _ facts: Facts, at instant: Instant) -> Bool {
    guard after.isHard else { return false }
    guard let before, before.isHard else { return true }
    return Lint.hasNoFreeMoment(after, facts, at: instant) && !Lint.hasNoFreeMoment(before, facts, at: instant)
  }

  /// Whether a text is the confirmation, white space around it apart.
  package func isConfirmed(by text: String?) -> Bool { text.map(NameField.trimmed) == confirmation }

  private static func what(_ rule: Rule) -> String {
    let windows = rule.windows.map { "\($0.start)-\($0.end)" }.joined(separator: ", ")
    let times = windows.isEmpty ? rule.days.label : "\(rule.days.label) \(windows)"
    switch rule.policy {
    case .schedule: return times
    case .timeLimit(let minutes, _): return "\(times), \(minutes) minutes"
    case .openLimit(let opens, _, _): return "\(times), \(opens) opens"
    }
  }

  private static func apps(_ rule: Rule, _ context: RuleContext) -> String {
    let names = RuleCard.names(of: rule.apps, context)
    let adult = rule.blocksAdultContent ? " and adult content" : ""
    return "\(rule.apps.mode == .block ? "blocks" : "allows only") \(names)\(adult)"
  }

  private static func lock(_ rule: Rule) -> String {
    let name = Sentence.quoted(rule.name)
    let edits =
      "it cannot be paused, disabled, deleted, loosened or taken out of hard mode, by anyone; it can be made stricter."
    switch rule.kind {
    case .schedule: return "While a window of \(name) runs, \(edits)"
    case .timeLimit: return "From the first minute that \(name) counts until its reset, \(edits)"
    case .openLimit: return "From the first open that \(name) counts until its reset, \(edits)"
    }
  }

  private static func afterwards(_ rule: Rule) -> String {
    rule.kind == .schedule
      ? "Outside its windows it can be changed freely." : "Until it counts again, it can be changed freely."
  }

  private static let always =
    "Its windows leave no free moment in the week, so a loosening takes effect 24 hours after it is asked for."
}
