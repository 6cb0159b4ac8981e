import Faults
import Names
import Store

/// An item that is not there: what the id may have meant instead.
struct Missing {
  private let key: ItemKey
  private let reader: any StoreReader
  private let account: AccountRecord

  init(_ key: ItemKey, _ reader: any StoreReader, _ account: AccountRecord) {
    self.key = key
    self.reader = reader
    self.account = account
  }

  func error() throws(LibraryError) -> LibraryError {
    do {
      return .notFound(try sentence())
    } catch {
      throw .store(error)
    }
  }

  private var kind: String { key.kind.rawValue }

  private func sentence() throws(StoreError) -> String {
    if let tombstone = try reader.tombstone(key, in: account.key) {
      return "The \(kind) \(Quoted.text(tombstone.name)) (\(key.id)) was deleted at \(tombstone.deletedAt). "
        + "undo_change with change_id \(tombstone.changeID) brings it back."
    }
    for other in [ItemKind.page, .rule, .group] where other != key.kind {
      if try reader.item(ItemKey(kind: other, id: key.id), in: account.key) != nil {
        return "\(Quoted.text(key.id)) is the id of a \(other.rawValue), not of a \(kind)."
      }
    }
    let labels = try reader.labels(key.kind, in: account.key)
    // What is longer than any id and name is like none of them; folding it would take long.
    guard key.id.utf8.count <= Name.maximumBytes else {
      return "No \(kind) has the id \(Quoted.text(key.id)). \(list(labels))"
    }
    let nameKey = Name.Key(key.id)
    let named = labels.filter { Name.Key($0.name) == nameKey }
    if !named.isEmpty {
      return "\(Quoted.text(key.id)) is a name, not an id. Ids of a \(kind) with that name: "
        + named.prefix(5).map(\.id).joined(separator: ", ") + "."
    }
    return "No \(kind) has the id \(Quoted.text(key.id)). \(guess(among: labels))"
  }

  private func guess(among labels: [ItemLabel]) -> String {
    if let id = NearestMatch.of(key.id, among: labels.map(\.id)), let label = labels.first(where: { $0.id == id }) {
      return "Did you mean \(shown(label))?"
    }
    if let name = NearestMatch.of(key.id, among: labels.map(\.name)),
      let label = labels.first(where: { $0.name == name })
    {
      return "Did you mean \(shown(label))?"
    }
    return list(labels)
  }

  private func list(_ labels: [ItemLabel]) -> String {
    guard !labels.isEmpty else { return "There is no \(kind) yet." }
    let shownLabels = labels.prefix(5).map(shown).joined(separator: ", ")
    return "There are: \(shownLabels)\(labels.count > 5 ? " and \(labels.count - 5) more" : "")."
  }

  private func shown(_ label: ItemLabel) -> String { "\(label.id) (\(Quoted.text(label.name)))" }
}
