import JSON
import Store

extension ChangeRecord.Target {
  /// `kind`, `id` and `name`.
  var document: JSONObject {
    ["kind": .string(key.kind.rawValue), "id": .string(key.id), "name": .string(name)]
  }

  /// Nil for what ``document`` never wrote.
  init?(document: JSONValue?) {
    guard let kind = document?["kind"]?.string.flatMap(ItemKind.init(rawValue:)), let id = document?["id"]?.string
    else { return nil }
    self.init(key: ItemKey(kind: kind, id: id), name: document?["name"]?.string ?? "")
  }
}
