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
      let actor = ActorRecord(document: body["by"]), let tool = body["tool"]?.string,
      let target = ChangeRecord.Target(document: body["target"]), let summary = body["summary"]?.string,
      let items = body["items"]?.array
    else { return nil }
    self.init(
      id: record.id, effectiveAt: effectiveAt, askedAt: askedAt, actor: actor, tool: tool, target: target,
      summary: summary, changed: body["changed"]?.array?.compactMap(\.string) ?? [],
      items: items.compactMap(ItemChange.init(json:)))
    guard self.items.count == items.count else { return nil }
  }

  var body: JSONObject {
    [
      "effective_at": .string(effectiveAt.description), "asked_at": .string(askedAt.description),
      "by": .object(actor.document), "tool": .string(tool), "target": .object(target.document),
      "summary": .string(summary), "changed": .array(changed.map { .string($0) }),
      "items": .array(items.map(\.json)),
    ]
  }
}
