import Faults
import Names
import Pages
import Rules
import Store

/// Reads stored documents, which are checked like any other.
enum StoredItem {
  static func page(_ record: ItemRecord) throws(LibraryError) -> Page {
    let page: Page
    do {
      page = try Page(stored: record.body, revision: Int64(record.revision))
    } catch {
      throw .unreadable(kind: .page, id: record.id, error)
    }
    guard page.id.text == record.id else {
      throw .unreadable(kind: .page, id: record.id, Faults("id", "is \(page.id); it must be \(record.id)"))
    }
    return page
  }

  static func rule(_ record: ItemRecord) throws(LibraryError) -> Rule {
    guard let id = Rule.ID(record.id) else { throw .unreadable(kind: .rule, id: record.id, Faults("id", "is no id")) }
    do {
      return try Rule(reading: record.body, id: id, ignoring: ["id"], in: .stored)
    } catch {
      throw .unreadable(kind: .rule, id: record.id, error)
    }
  }

  static func group(_ record: ItemRecord) throws(LibraryError) -> (AppGroup.ID, Name) {
    guard let id = AppGroup.ID(record.id) else {
      throw .unreadable(kind: .group, id: record.id, Faults("id", "is no id"))
    }
    do throws(Faults) {
      let name = try Name(record.name)
      guard name.key.text == record.nameKey else { throw Faults("name", "is stored with the key of another name") }
      return (id, name)
    } catch {
      throw .unreadable(kind: .group, id: record.id, error)
    }
  }
}
