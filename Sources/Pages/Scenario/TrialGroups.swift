import Faults
package import Rules

/// App groups that exist because a draft names them, beside those that a library has.
package final class TrialGroups {
  private let known: [AppGroup.ID: String]
  private var made: [AppGroup.ID: String] = [:]

  package init(_ known: [AppGroup.ID: String] = [:]) { self.known = known }

  package var context: RuleContext {
    RuleContext(
      group: { [self] (text) throws(Faults) in try id(of: text) },
      groupName: { [self] id in known[id] ?? made[id] ?? id.description },
      domain: { (text) throws(Faults) in text }, domainText: { $0 })
  }

  /// The group with that id or name, whatever its case; a new one where there is none.
  private func id(of text: String) throws(Faults) -> AppGroup.ID {
    if let id = AppGroup.ID(text), known[id] != nil { return id }
    let key = text.lowercased()
    if let found = (known.merging(made) { one, _ in one }).first(where: { $0.value.lowercased() == key }) {
      return found.key
    }
    guard let id = AppGroup.ID("draft_\(made.count + 1)") else { throw RuleContext.refusal(of: text, "it cannot be") }
    made[id] = text
    return id
  }
}
