import JSON
import Names
import Pages
import Rules
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

  init(_ page: Page) { self.init(name: page.name, body: page.stored) }

  init(_ rule: Rule) { self.init(name: rule.name, body: rule.json(in: .stored)) }

  /// A group, whose name no other group of the account may have.
  init(of id: AppGroup.ID, _ name: Name) {
    self.init(
      name: name.text, nameKey: name.key.text, body: ["id": .string(id.description), "name": .string(name.text)])
  }
}
