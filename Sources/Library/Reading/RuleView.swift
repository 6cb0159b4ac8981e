package import JSON
package import Rules
import Time

/// A rule as it is read at one instant.
package struct RuleView: Sendable {
  package let rule: Rule
  package let revision: Int
  /// `id`, `revision`, then the rule's members with groups by name, and what is derived of it.
  package let document: JSONObject

  init(_ rule: Rule, revision: Int, _ snapshot: Snapshot, now: Instant) {
    self.rule = rule
    self.revision = revision
    var document: JSONObject = ["id": .string("\(rule.id)"), "revision": .integer(revision)]
    for member in rule.json(in: snapshot.groups.context).members where member.key != "id" {
      document[member.key] = member.value
    }
    self.document = document
  }
}
