import Faults
import Pages
import Rules
import Store

/// Reads stored documents, which are checked like any other.
enum StoredItem {
  static func page(_ record: ItemRecord) throws(LibraryError) -> Page {
    do {
      return try Page(stored: record.body, revision: Int64(record.revision))
    } catch {
      throw .unreadable(kind: .page, id: record.id, error)
    }
  }

  static func rule(_ record: ItemRecord) throws(LibraryError) -> Rule {
    guard let id = Rule.ID(record.id) else { throw .unreadable(kind: .rule, id: record.id, Faults("id", "is no id")) }
    do {
      return try Rule(reading: record.body, id: id, ignoring: ["id"], in: .stored)
    } catch {
      throw .unreadable(kind: .rule, id: record.id, error)
    }
  }
}
