import Faults
import Names
package import Rules
import Store

/// The app groups of a library: ids to names and back.
package struct GroupNames: Sendable {
  /// In the library's order.
  package private(set) var ids: [AppGroup.ID] = []
  private var names: [AppGroup.ID: String] = [:]

  init(_ labels: [ItemLabel]) {
    for label in labels {
      if let id = AppGroup.ID(label.id) { set(id, name: label.name) }
    }
  }

  /// The group's name; its id where no group has it.
  package func name(of id: AppGroup.ID) -> String { names[id] ?? id.description }

  package func contains(_ id: AppGroup.ID) -> Bool { names[id] != nil }

  /// The group that a text means: by its id first, then by its name, however it is cased and composed.
  package func id(of text: String) -> AppGroup.ID? {
    if let id = AppGroup.ID(text), contains(id) { return id }
    let key = Name.Key(text)
    return ids.first { Name.Key(name(of: $0)) == key }
  }

  var allNames: [String] { ids.map(name(of:)) }

  mutating func set(_ id: AppGroup.ID, name: String) {
    if names.updateValue(name, forKey: id) == nil { ids.append(id) }
  }

  mutating func remove(_ id: AppGroup.ID) {
    guard names.removeValue(forKey: id) != nil else { return }
    ids.removeAll { $0 == id }
  }

  /// For writing documents with names. Reading with it takes the groups that exist.
  package var context: RuleContext {
    RuleContext(
      group: { (text) throws(Faults) in
        guard let id = id(of: text) else {
          throw RuleContext.refusal(of: text, "no app group has that name or id")
        }
        return id
      },
      groupName: name(of:), domain: { (text) throws(Faults) in try DomainName(parsing: text).aLabels },
      domainText: DomainName.shown)
  }
}
