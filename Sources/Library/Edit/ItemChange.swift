import JSON
import Store

/// One item that a write changes.
struct ItemChange: Hashable, Sendable {
  let key: ItemKey
  let before: ItemState
  var after: ItemState
}

extension ItemChange {
  init?(json: JSONValue) {
    guard let kind = json["kind"]?.string.flatMap(ItemKind.init(rawValue:)), let id = json["id"]?.string else {
      return nil
    }
    let key = ItemKey(kind: kind, id: id)
    guard let before = json["before"].flatMap({ ItemState(json: $0, key: key) }),
      let after = json["after"].flatMap({ ItemState(json: $0, key: key) })
    else { return nil }
    self.init(key: key, before: before, after: after)
  }

  var json: JSONValue {
    ["kind": .string(key.kind.rawValue), "id": .string(key.id), "before": before.json, "after": after.json]
  }
}
