import Faults
import Store

extension LibraryEdit {
  /// The key of an item to be made, with the id that was given or a new one.
  func keyForNew(_ kind: ItemKind, id: String?, argument: String, limit: Int) throws(LibraryError) -> ItemKey {
    let key = ItemKey(kind: kind, id: id ?? random.id(kind.rawValue))
    guard AccountID(key.id) != nil else {
      throw .invalid(Faults(argument, "is \(Quoted.text(key.id)); it must be \(Identifier.rule)"))
    }
    switch try state(key) {
    case .absent: break
    case .live(let record):
      throw .alreadyExists(
        "\(argument) is \(key.id), which the \(kind.rawValue) \(Quoted.text(record.name)) has (revision "
          + "\(record.revision)). Change that one, or give another id.")
    case .deleted: throw .alreadyExists(try deletedText(key, argument))
    }
    let count = try count(kind)
    guard count < limit else {
      throw .limit("A library has at most \(limit) \(kind.rawValue)s, and this one has \(count). Delete one first.")
    }
    return key
  }

  private func deletedText(_ key: ItemKey, _ argument: String) throws(LibraryError) -> String {
    let undo: String
    do {
      undo = try reader.tombstone(key, in: account.key).map { "with change_id \($0.changeID) " } ?? ""
    } catch {
      throw .store(error)
    }
    return "\(argument) is \(key.id), the id of a deleted \(key.kind.rawValue), which stays taken for "
      + "\(LibraryLimits.tombstoneDays) days. Bring that one back by undo_change \(undo)or give another id."
  }
}
