import Faults
import JSON
import JSONRPC

extension Server {
  /// One page of a list. The cursor is the key of the last item that was given, so that it stays right however often it
  /// is used, and whatever is added.
  /// - Throws: -32602 for a cursor that is none of ours.
  func page<Item>(
    _ items: [Item], under name: String, for incoming: Incoming, key: (Item) -> String, json: (Item) -> JSONObject
  ) throws(RPCError) -> JSONObject {
    let start = try Self.start(after: incoming.request.params?["cursor"], in: items, key: key)
    let page = items[start...].prefix(pageSize)
    var result: JSONObject = [name: .array(page.map { .object(json($0)) })]
    if let last = page.last, page.endIndex < items.endIndex { result["nextCursor"] = .string(key(last)) }
    return result
  }

  private static func start<Item>(
    after cursor: JSONValue?, in items: [Item], key: (Item) -> String
  ) throws(RPCError) -> Int {
    guard let cursor, !cursor.isNull else { return 0 }
    guard let name = cursor.string, let index = items.firstIndex(where: { key($0).utf8.elementsEqual(name.utf8) })
    else {
      throw RPCError(.invalidParams, "cursor is \(ShownValue.of(cursor)), which no page gave; start again without it")
    }
    return index + 1
  }

  func toolList(for incoming: Incoming) throws(RPCError) -> JSONObject {
    let revision = incoming.era.revision
    return try page(
      definition.tools(for: incoming.caller), under: "tools", for: incoming, key: \.name,
      json: { $0.json(in: revision) })
  }

  func resourceList(for incoming: Incoming) throws(RPCError) -> JSONObject {
    let revision = incoming.era.revision
    return try page(
      try definition.resources(for: incoming.caller), under: "resources", for: incoming, key: \.uri,
      json: { $0.json(in: revision) })
  }

  func templateList(for incoming: Incoming) throws(RPCError) -> JSONObject {
    let revision = incoming.era.revision
    return try page(
      definition.resourceTemplates(for: incoming.caller), under: "resourceTemplates", for: incoming,
      key: \.uriTemplate, json: { $0.json(in: revision) })
  }

  func promptList(for incoming: Incoming) throws(RPCError) -> JSONObject {
    let revision = incoming.era.revision
    return try page(
      definition.prompts(for: incoming.caller), under: "prompts", for: incoming, key: \.name,
      json: { $0.json(in: revision) })
  }
}
