import Faults
import Names
package import Rules
import Store

/// The app groups of a library: ids to names and back.
package struct GroupNames: Sendable {
  /// In the library's order.
  package private(set) var ids: [AppGroup.ID] = []
  private var names: [AppGroup.ID: String] = [:]
  private var idsByKey: [Name.Key: AppGroup.ID] = [:]

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
    return idsByKey[Name.Key(text)]
  }

  var allNames: [String] { ids.map(name(of:)) }

  mutating func set(_ id: AppGroup.ID, name: String) {
    if let old = names.updateValue(name, forKey: id) { forget(old, of: id) } else { ids.append(id) }
    idsByKey[Name.Key(name)] = id
  }

  mutating func remove(_ id: AppGroup.ID) {
    guard let name = names.removeValue(forKey: id) else { return }
    forget(name, of: id)
    ids.removeAll { $0 == id }
  }

  /// While groups swap their names, another may have taken it already.
  private mutating func forget(_ name: String, of id: AppGroup.ID) {
    if idsByKey[Name.Key(name)] == id { idsByKey[Name.Key(name)] = nil }
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
