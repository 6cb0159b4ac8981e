import Faults

/// The groups of a scenario by their names. A name that is met first in a rule makes a group, as it does in a library.
final class ScenarioGroups {
  private let key: (String) -> String
  private var idsByKey: [String: AppGroup.ID] = [:]
  private(set) var names: [AppGroup.ID: String] = [:]
  private(set) var ids: [AppGroup.ID] = []
  /// Names that rules brought in beside the scenario's own list.
  private(set) var added: [String] = []
  private(set) var hasList = false

  init(key: @escaping (String) -> String) { self.key = key }

  func find(_ name: String) -> AppGroup.ID? { idsByKey[key(name)] }

  /// Adds a name of the scenario's list; false where it is taken.
  func declare(_ name: String) -> Bool {
    hasList = true
    guard find(name) == nil else { return false }
    add(name)
    return true
  }

  func findOrAdd(_ name: String) -> AppGroup.ID {
    if let id = find(name) { return id }
    if hasList { added.append(name) }
    return add(name)
  }

  @discardableResult
  private func add(_ name: String) -> AppGroup.ID {
    // A number always makes a valid id.
    guard let id = AppGroup.ID("group-\(ids.count + 1)") else { preconditionFailure("group numbers make ids") }
    idsByKey[key(name)] = id
    names[id] = name
    ids.append(id)
    return id
  }

  func name(of id: AppGroup.ID) -> String { names[id] ?? id.description }
}
