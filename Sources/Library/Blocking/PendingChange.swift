import JSON
import Store
import Time

/// A weakening that was accepted and waits for its time, as it is stored.
struct PendingChange: Hashable, Sendable {
  let id: String
  let effectiveAt: Instant
  let askedAt: Instant
  let actor: ActorRecord
  let tool: String
  let target: ChangeRecord.Target
  let summary: String
  let changed: [String]
  /// What it will do: the difference of these states, applied to what the items are by then.
  let items: [ItemChange]

  var key: ItemKey { ItemKey(kind: .pending, id: id) }
}

extension PendingChange {
  /// Nil for what ``body`` never wrote.
  init?(_ record: ItemRecord) {
    let body = record.body
    guard let effectiveAt = body["effective_at"]?.string.flatMap(Instant.init(parsing:)),
      let askedAt = body["asked_at"]?.string.flatMap(Instant.init(parsing:)),
      let kind = body["by"]?["kind"]?.string, let tool = body["tool"]?.string,
      let targetKind = body["target"]?["kind"]?.string.flatMap(ItemKind.init(rawValue:)),
      let targetID = body["target"]?["id"]?.string, let summary = body["summary"]?.string,
      let items = body["items"]?.array
    else { return nil }
    self.init(
      id: record.id, effectiveAt: effectiveAt, askedAt: askedAt,
      actor: ActorRecord(kind: kind, tokenID: body["by"]?["token_id"]?.string, name: body["by"]?["name"]?.string),
      tool: tool,
      target: ChangeRecord.Target(
        key: ItemKey(kind: targetKind, id: targetID), name: body["target"]?["name"]?.string ?? ""),
      summary: summary, changed: body["changed"]?.array?.compactMap(\.string) ?? [],
      items: items.compactMap(ItemChange.init(json:)))
    guard self.items.count == items.count else { return nil }
  }

  var body: JSONObject {
    var by: JSONObject = ["kind": .string(actor.kind)]
    if let tokenID = actor.tokenID { by["token_id"] = .string(tokenID) }
    if let name = actor.name { by["name"] = .string(name) }
    return [
      "effective_at": .string(effectiveAt.description), "asked_at": .string(askedAt.description), "by": .object(by),
      "tool": .string(tool),
      "target": [
        "kind": .string(target.key.kind.rawValue), "id": .string(target.key.id), "name": .string(target.name),
      ],
      "summary": .string(summary), "changed": .array(changed.map { .string($0) }),
      "items": .array(items.map(\.json)),
    ]
  }
}
