import JSON
import Library

extension AccountView {
  /// `account`, `time_zone`, `revision`, `created_at`.
  var document: JSONObject {
    [
      "account": .string(id.description), "time_zone": .string(timeZone), "revision": .integer(revision),
      "created_at": .string(createdAt.description),
    ]
  }
}

extension TokenView {
  /// `id`, `name`, `kind`, `scopes`, `created_at`, and `last_write_at` where it has written.
  var document: JSONObject {
    var document: JSONObject = [
      "id": .string(id), "name": .string(name), "kind": .string(kind.rawValue),
      "scopes": .array(scopes.sorted.map { .string($0.rawValue) }), "created_at": .string(createdAt.description),
    ]
    document["last_write_at"] = lastWriteAt.map { .string($0.description) }
    return document
  }
}

extension DeviceView {
  /// `id`, `name`, `created_at`, `sharing`, and `shared_since` and `reported_at` where it shares.
  var document: JSONObject {
    var document: JSONObject = [
      "id": .string(id), "name": .string(name), "created_at": .string(createdAt.description),
      "sharing": .bool(sharedSince != nil),
    ]
    document["shared_since"] = sharedSince.map { .string($0.description) }
    document["reported_at"] = reportedAt.map { .string($0.description) }
    return document
  }
}
