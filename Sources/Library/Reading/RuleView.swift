package import JSON
package import Rules
import Store
package import Time

/// A rule as it is read at one instant.
package struct RuleView: Sendable {
  package let rule: Rule
  package let revision: Int
  package let status: RuleStatus
  /// The zone of its library.
  package let zone: ZoneName
  /// `id`, `revision`, the rule's members with groups by name, then what is derived of it: `status`, `summary` and
  /// `details`, and `pending` where a weakening waits.
  package let document: JSONObject
  /// Where the clock is behind, that it is.
  package let clockWarning: String?

  /// What it is shown with.
  struct Frame: Sendable {
    let groups: GroupNames
    let facts: Facts
    let uses: ReportedUses
    let zoneName: ZoneName
    let now: Instant
    /// The newest instant of an accepted write; where the clock is behind it, what holds at either instant counts.
    let mark: Instant
    let pending: [PendingView]

    var zone: ZoneRules { facts.zone }
  }

  init(_ rule: Rule, revision: Int, _ frame: Frame) {
    self.rule = rule
    self.revision = revision
    zone = frame.zoneName
    status = Self.status(of: rule, frame)
    let context = frame.groups.context
    var document: JSONObject = ["id": .string("\(rule.id)"), "revision": .integer(revision)]
    for member in rule.json(in: context).members where member.key != "id" { document[member.key] = member.value }
    let report = UsageReport(of: rule, status, frame.uses, at: frame.now)
    document["status"] = .object(Self.json(of: status, report, frame.zone))
    let card = RuleCard(rule, status, usageNote: report?.note, reportAge: report?.age, in: context)
    document["summary"] = .string(card.summary)
    document["details"] = card.details
    let pending = frame.pending.filter { $0.target.key == ItemKey(kind: .rule, id: rule.id.description) }
    if !pending.isEmpty { document["pending"] = .array(pending.map { .object($0.document) }) }
    self.document = document
    clockWarning = ClockLag.warning(at: frame.now, mark: frame.mark)
  }

  private static func status(of rule: Rule, _ frame: Frame) -> RuleStatus {
    let situation = Situation(facts: frame.facts)
    let status = situation.status(of: rule, at: frame.now)
    guard frame.mark > frame.now else { return status }
    return status.joined(with: situation.status(of: rule, at: frame.mark), at: frame.now)
  }

  /// The status with its instants in UTC and, beside them, as the library's clocks show them. Of a limit that no phone
  /// has told of no number is told.
  private static func json(of status: RuleStatus, _ report: UsageReport?, _ zone: ZoneRules) -> JSONObject {
    var members = status.json.members
    var label = status.label
    if let report {
      if let note = report.note {
        members.removeAll { countMembers.contains($0.key) }
        label = note
      }
      members += report.json.members
    }
    var json: JSONObject = [:]
    for member in members {
      json[member.key] = member.key == "label" ? .string(label) : member.value
      if let instant = member.value.string.flatMap(Instant.init(parsing:)) {
        json["\(member.key)_local"] = .string(zone.localTime(at: instant).description)
      }
    }
    return json
  }

  private static let countMembers: Set<String> = [
    "used_minutes", "remaining_minutes", "entitled_minutes", "opens_used", "opens_left",
  ]
}
