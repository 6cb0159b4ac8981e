import Faults
import JSON
import Names
import Rules
import Store

extension Library {
  /// Gives a group another name, which pages and rules show from then on: they refer to it by its id.
  package func renameGroup(
    _ id: String, expecting revision: Int?, to text: String, _ write: Write
  ) throws(LibraryError) -> WriteAnswer {
    try perform(write) { edit throws(LibraryError) in
      let record = try edit.find(.group, id, expecting: revision)
      let key = ItemKey(kind: .group, id: id)
      guard let groupID = AppGroup.ID(id) else { throw .invalid(Faults("group_id", "is no id")) }
      let name: Name
      do throws(Faults) {
        name = try Name(text)
      } catch {
        throw .invalid(error.under("name"))
      }
      if let other = edit.groups.id(of: name.text), other != groupID {
        throw .alreadyExists(
          "name is \(Quoted.text(name.text)), which the group \(other) has (\(Quoted.text(edit.groups.name(of: other)))). "
            + "Give another name; case does not tell names apart.")
      }
      try edit.put(key, ItemContent(of: groupID, name))
      edit.groups.set(groupID, name: name.text)
      return Outcome(
        target: key, targetName: name.text,
        summary: "Renamed the app group \(Quoted.text(record.name)) to \(Quoted.text(name.text)).", changed: ["name"],
        document: [
          "id": .string(id), "revision": .integer(try edit.shownRevision(of: key)), "name": .string(name.text),
        ])
    }
  }

  /// Deletes a group that nothing uses.
  package func deleteGroup(
    _ id: String, expecting revision: Int?, _ write: Write
  ) throws(LibraryError) -> WriteAnswer {
    try perform(write) { edit throws(LibraryError) in
      let record = try edit.find(.group, id, expecting: revision)
      guard let groupID = AppGroup.ID(id) else { throw .invalid(Faults("group_id", "is no id")) }
      let users = try edit.users(of: groupID)
      guard users.isEmpty else {
        let shown = users.prefix(10).map { "the \($0.kind.rawValue) \(Quoted.text($0.name)) (\($0.id))" }
        let more = users.count > 10 ? " and \(users.count - 10) more" : ""
        throw .inUse(
          "The app group \(Quoted.text(record.name)) is used by \(shown.joined(separator: ", "))\(more). "
            + "Take it out there first, or rename it.")
      }
      return try edit.delete(record)
    }
  }
}
