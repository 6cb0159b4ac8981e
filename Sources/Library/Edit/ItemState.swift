import JSON
import Store
import Time

/// What an item is before or after a write.
enum ItemState: Hashable, Sendable {
  case absent
  case live(ItemRecord)
  /// Deleted, by the write that made this revision.
  case deleted(revision: Int)

  var record: ItemRecord? {
    if case .live(let record) = self { record } else { nil }
  }

  /// 0 for an item that never was.
  var revision: Int {
    switch self {
    case .absent: 0
    case .live(let record): record.revision
    case .deleted(let revision): revision
    }
  }
}

extension ItemState {
  /// Reads what ``json`` wrote; nil for anything else.
  init?(json: JSONValue, key: ItemKey) {
    guard !json.isNull else {
      self = .absent
      return
    }
    guard let revision = json["revision"]?.wholeNumber else { return nil }
    if json["deleted"]?.bool == true {
      self = .deleted(revision: Int(revision))
      return
    }
    guard let name = json["name"]?.string, let ordinal = json["ordinal"]?.wholeNumber,
      let createdAt = json["created_at"]?.wholeNumber, let body = json["body"]?.object
    else { return nil }
    self = .live(
      ItemRecord(
        kind: key.kind, id: key.id, ordinal: ordinal, revision: Int(revision), name: name,
        nameKey: json["name_key"]?.string, body: body, createdAt: Instant(seconds: createdAt),
        updatedAt: Instant(seconds: createdAt)))
  }

  /// The state as a change keeps it.
  var json: JSONValue {
    switch self {
    case .absent: return .null
    case .deleted(let revision): return ["revision": .integer(revision), "deleted": true]
    case .live(let record):
      var json: JSONObject = ["revision": .integer(record.revision), "name": .string(record.name)]
      if let nameKey = record.nameKey { json["name_key"] = .string(nameKey) }
      json["ordinal"] = .integer(record.ordinal)
      json["created_at"] = .integer(record.createdAt.seconds)
      json["body"] = .object(record.body)
      return .object(json)
    }
  }
}
