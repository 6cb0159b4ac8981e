import JSON
import Store

/// What a write decides of an item; the rest (revision, place, times) follows by itself.
struct ItemContent: Hashable, Sendable {
  let name: String
  let nameKey: String?
  let body: JSONObject

  init(name: String, nameKey: String? = nil, body: JSONObject) {
    self.name = name
    self.nameKey = nameKey
    self.body = body
  }

  init(_ record: ItemRecord) { self.init(name: record.name, nameKey: record.nameKey, body: record.body) }
}
