import Faults
import JSON
import Names
import Pages
import Rules
import Store

extension LibraryEdit {
  /// The item that a write is about.
  /// - Parameter expected: the revision that the writer last saw; nil where any will do.
  /// - Throws: ``LibraryError/notFound(_:)`` with what was probably meant, or ``LibraryError/stale(_:)``.
  func find(_ kind: ItemKind, _ id: String, expecting expected: Int?) throws(LibraryError) -> ItemRecord {
    let key = ItemKey(kind: kind, id: id)
    guard let record = try state(key).record else { throw try Missing(key, reader, account).error() }
    if let expected, expected != record.revision { throw try staleness(record, expected: expected) }
    return record
  }

  private func staleness(_ record: ItemRecord, expected: Int) throws(LibraryError) -> LibraryError {
    let key = ItemKey(kind: record.kind, id: record.id)
    let label = "The \(key.kind.rawValue) \(Quoted.text(record.name)) (\(key.id))"
    guard expected < record.revision else {
      return .stale("\(label) is at revision \(record.revision); it has never been at \(expected). Read it again.")
    }
    let later = try changes(of: key, limit: min(record.revision - expected, 5))
    let state = JSONValue.object(try shortDocument(record)).text
    return .stale(
      "\(label) is at revision \(record.revision), not \(expected). If your change is still right, send it again with "
        + "expected_revision \(record.revision). Changed since: \(Self.list(later)). "
        + "It is now: \(state.count > 900 ? "\(state.prefix(900))…" : state)")
  }

  /// The newest changes of an item, the newest first.
  func changes(of key: ItemKey, limit: Int) throws(LibraryError) -> [ChangeRecord] {
    do {
      return try reader.changes(ChangeFilter(item: key), in: account.key, before: nil, limit: limit)
    } catch {
      throw .store(error)
    }
  }

  /// `blocks by Claude (c12_x7Kq); name by the owner (c11_Ab3d)`.
  static func list(_ changes: [ChangeRecord]) -> String {
    changes.map { change in
      let what = change.changed.isEmpty ? change.tool : change.changed.joined(separator: ", ")
      return "\(what) by \(AuthorText.of(change.actor)) (\(change.id))"
    }.joined(separator: "; ")
  }

  private func shortDocument(_ record: ItemRecord) throws(LibraryError) -> JSONObject {
    switch record.kind {
    case .page: return try StoredItem.page(record).head(in: groups.context)
    case .rule: return try StoredItem.rule(record).json(in: groups.context)
    case .group, .library, .pause, .pending, .zoneData: return ["id": .string(record.id), "name": .string(record.name)]
    }
  }
}
