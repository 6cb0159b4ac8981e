package import Faults
package import JSON
import Time

extension Rule {
  /// Reads a whole rule.
  ///
  /// `preset` fills what the document leaves out. Members in `ignoring` belong to whatever carries the document.
  /// - Throws: every fault of the document at once.
  package init(
    reading object: JSONObject, id: ID, preset: RulePreset? = nil, ignoring: Set<String> = [], in context: RuleContext
  ) throws(Faults) {
    var reader = FieldReader(object)
    reader.refuseOthers(than: Draft.members, ignoring: ignoring)
    var draft = Draft(&reader)
    if let preset { draft.fill(from: preset, without: reader) }
    let apps = Self.selection(draft.apps, changing: AppSelection(), &reader, context)
    let policy = Self.policy(draft, &reader)
    for (name, isMissing) in [("name", draft.name == nil), ("days", draft.days == nil), ("apps", apps == nil)]
    where isMissing && !reader.has(name) {
      reader.faults.add(name, Self.requirement(name))
    }
    if draft.kind == .schedule, draft.windows == nil, !reader.has("windows") {
      reader.faults.add("windows", Self.requirement("windows"))
    }
    if let kind = draft.kind {
      // What can be said of the whole is said also where a part is missing.
      Rule(
        id: id, name: "", policy: policy ?? kind.emptyPolicy, days: draft.days ?? DaySet([]),
        windows: draft.windows ?? [], apps: apps ?? AppSelection(),
        blocksAdultContent: draft.blocksAdultContent ?? false
      ).checkWhole(&reader.faults, withSelection: apps != nil)
    }
    try reader.faults.throwIfAny()
    guard let name = draft.name, let policy, let days = draft.days, let apps else { throw reader.faults }
    self.init(
      id: id, name: name, policy: policy, isEnabled: draft.isEnabled ?? true, days: days, windows: draft.windows ?? [],
      apps: apps, isHard: draft.isHard ?? false, blocksAdultContent: draft.blocksAdultContent ?? false)
  }

  /// The rule with the members that a document names; the others stay. In `apps` too, absent members stay.
  package func changed(
    reading object: JSONObject, ignoring: Set<String> = [], in context: RuleContext
  ) throws(Faults) -> Rule {
    var reader = FieldReader(object)
    reader.refuseOthers(than: Draft.members, ignoring: ignoring)
    var draft = Draft(&reader)
    if let kind = draft.kind, kind != self.kind {
      reader.faults.add("kind", "is \(kind.rawValue); a rule stays a \(self.kind.rawValue): make a new rule instead")
    }
    draft.kind = self.kind
    draft.fillLimits(from: policy)
    let apps = Self.selection(draft.apps, changing: self.apps, &reader, context) ?? self.apps
    let rule = Rule(
      id: id, name: draft.name ?? name, policy: Self.policy(draft, &reader) ?? policy,
      isEnabled: draft.isEnabled ?? isEnabled, days: draft.days ?? days, windows: draft.windows ?? windows, apps: apps,
      isHard: draft.isHard ?? isHard, blocksAdultContent: draft.blocksAdultContent ?? blocksAdultContent)
    rule.checkWhole(&reader.faults)
    try reader.faults.throwIfAny()
    return rule
  }

  private static func selection(
    _ value: JSONValue?, changing base: AppSelection, _ reader: inout FieldReader, _ context: RuleContext
  ) -> AppSelection? {
    guard let value else { return nil }
    return reader.faults.collect(under: "apps") { () throws(Faults) in
      try AppSelection(reading: value, changing: base, in: context)
    }
  }

  private static func requirement(_ name: String) -> String {
    switch name {
    case "name": "is missing; it must be 1 to \(NameField.maximumCharacters) characters"
    case "days": "is missing; name the days, or weekdays, weekends, every_day"
    case "apps": "is missing; say what to block, as {\"mode\": \"block\", \"groups\": [\"Social\"]}"
    default: "is missing; a schedule needs at least one {\"start\": \"HH:MM\", \"end\": \"HH:MM\"}"
    }
  }

  /// The policy of the draft's kind; members of other kinds are faults.
  private static func policy(_ draft: Draft, _ reader: inout FieldReader) -> Policy? {
    guard let kind = draft.kind else {
      if !reader.has("kind") {
        reader.faults.add("kind", "is missing; \(FieldReader.choice(of: Kind.allCases.map(\.rawValue), for: nil))")
      }
      return nil
    }
    for (name, owners) in memberOwners where reader.has(name) && !owners.contains(kind) {
      let words = owners.map(\.rawValue).joined(separator: " or ")
      reader.faults.add(name, "does not belong to a \(kind.rawValue); it is a member of \(words)")
    }
    switch kind {
    case .schedule: return .schedule
    case .timeLimit:
      guard let minutes = draft.limitMinutes else {
        return missing("daily_limit_minutes", Policy.limitMinutes, &reader)
      }
      return .timeLimit(minutes: minutes, resetAt: draft.resetAt ?? .midnight)
    case .openLimit:
      guard let opens = draft.limitOpens else { return missing("max_opens", Policy.limitOpens, &reader) }
      return .openLimit(
        opens: opens, openMinutes: draft.openMinutes ?? Policy.defaultOpenMinutes, resetAt: draft.resetAt ?? .midnight)
    }
  }

  private static let memberOwners: [(String, [Kind])] = [
    ("daily_limit_minutes", [.timeLimit]), ("max_opens", [.openLimit]), ("open_minutes", [.openLimit]),
    ("reset_at", [.timeLimit, .openLimit]),
  ]

  private static func missing(_ name: String, _ range: ClosedRange<Int>, _ reader: inout FieldReader) -> Policy? {
    if !reader.has(name) {
      reader.faults.add(name, "is missing; it must be a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return nil
  }
}

extension Rule.Kind {
  /// A policy of the kind whose numbers are not known.
  fileprivate var emptyPolicy: Rule.Policy {
    switch self {
    case .schedule: .schedule
    case .timeLimit: .timeLimit(minutes: 1, resetAt: .midnight)
    case .openLimit: .openLimit(opens: 1, openMinutes: 1, resetAt: .midnight)
    }
  }
}

extension Rule.Draft {
  fileprivate mutating func fill(from preset: RulePreset, without reader: FieldReader) {
    if !reader.has("name") { name = preset.name }
    if !reader.has("kind") { kind = preset.kind }
    if !reader.has("days") { days = preset.days }
    if kind == preset.kind {
      if !reader.has("windows"), !preset.windows.isEmpty { windows = preset.windows }
      if !reader.has("daily_limit_minutes") { limitMinutes = preset.limitMinutes }
    }
  }

  fileprivate mutating func fillLimits(from policy: Rule.Policy) {
    switch policy {
    case .schedule: break
    case .timeLimit(let minutes, let resetAt):
      limitMinutes = limitMinutes ?? minutes
      self.resetAt = self.resetAt ?? resetAt
    case .openLimit(let opens, let openMinutes, let resetAt):
      limitOpens = limitOpens ?? opens
      self.openMinutes = self.openMinutes ?? openMinutes
      self.resetAt = self.resetAt ?? resetAt
    }
  }
}
