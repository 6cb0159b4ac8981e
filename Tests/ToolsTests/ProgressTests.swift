import HTTP
import JSON
import MCP
import Testing
import Tools

struct ProgressTests {
  private let rig: Rig
  private let endpoint: HTTPEndpoint<ToolServer>

  init() throws {
    rig = try Rig()
    endpoint = HTTPEndpoint(server: MCP.Server(rig.server))
    for number in 0..<30 {
      _ = try rig.ok("create_rule", Self.rule(number))
    }
    try rig.report([:], from: rig.addPhone(), at: "2026-12-09T20:40:00Z")
  }

  private static func rule(_ number: Int) -> JSONObject {
    [
      "name": .string("Rule \(number)"), "kind": "schedule", "days": ["every_day"], "rule_id": .string("r\(number)"),
      "windows": [["start": "20:00", "end": "23:00"]], "apps": ["domains": [.string("site\(number).example")]],
    ]
  }

  private func send(_ method: String, _ params: JSONObject, token: JSONValue?, to client: ClientChannel) throws {
    var params = params
    var meta: JSONObject = [
      "io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": [:],
    ]
    meta["progressToken"] = token
    params["_meta"] = .object(meta)
    var fields: Fields = ["Content-Type": "application/json", "MCP-Protocol-Version": "2026-07-28"]
    fields.append("Mcp-Method", method)
    fields.append("Mcp-Name", (params["name"] ?? params["uri"])?.string ?? "")
    let message: JSONValue = ["jsonrpc": "2.0", "id": 1, "method": .string(method), "params": .object(params)]
    guard case .admitted(let head) = endpoint.admit(RequestHead(.post, "/mcp", fields: fields)),
      case .pending(let pending) = endpoint.answer(head, body: message.encoded, caller: Rig.everything)
    else { throw Rig.Unexpected(text: "\(method) is answered at once") }
    pending.run(client)
  }

  private func messages(_ method: String, _ params: JSONObject, token: JSONValue?) throws -> [JSONValue] {
    let client = ClientChannel()
    try send(method, params, token: token, to: client)
    return try client.messages()
  }

  static let long: [(method: String, params: JSONObject)] = [
    ("tools/call", ["name": "preview_blocking", "arguments": [:]]),
    ("tools/call", ["name": "preview_blocking", "arguments": ["draft_action": "delete", "rule_id": "r7"]]),
    ("tools/call", ["name": "render_status_chart", "arguments": [:]]),
    ("resources/read", ["uri": "pocketwork://status/chart.png"]),
  ]

  @Test(arguments: long)
  func `what takes long tells how far it is, up to its end and ever further, where a token came`(
    method: String, params: JSONObject
  ) throws {
    let messages = try messages(method, params, token: "t")
    #expect(messages.last?["result"] != nil && messages.count > 2 && messages.count <= 21, "\(messages.count)")
    let told = messages.dropLast().compactMap { $0["params"]?.object }
    #expect(told.allSatisfy { $0["progressToken"] == "t" && $0["message"]?.string != nil })
    let steps = told.compactMap { Self.number($0["progress"]) }
    let totals = Set(told.compactMap { Self.number($0["total"]) })
    #expect(zip(steps, steps.dropFirst()).allSatisfy(<) && totals.count == 1 && steps.last == totals.first)
  }

  private static func number(_ value: JSONValue?) -> Int64? {
    if case .integer(let number)? = value { number } else { nil }
  }

  @Test(arguments: long)
  func `without a token there is the answer alone`(method: String, params: JSONObject) throws {
    let messages = try messages(method, params, token: nil)
    #expect(messages.count == 1 && messages[0]["result"] != nil)
  }

  @Test(arguments: long)
  func `a client that leaves after the first word ends the work`(method: String, params: JSONObject) throws {
    let client = ClientChannel(patience: 1)
    try send(method, params, token: 7, to: client)
    // The thread of long work is free again only when this one is over.
    _ = try messages("tools/call", ["name": "preview_blocking", "arguments": [:]], token: nil)
    #expect(client.count == 1)
  }

  @Test func `a call that was given up before its turn does nothing`() throws {
    let cancellation = Cancellation()
    cancellation.cancel()
    for name in ["preview_blocking", "render_status_chart"] {
      #expect(rig.call(name, cancellation: cancellation) == .failure("NOT_AVAILABLE: The call was cancelled."))
    }
  }

  @Test func `a picture that is kept is given at once`() throws {
    let params: JSONObject = ["name": "render_status_chart", "arguments": [:]]
    #expect(try messages("tools/call", params, token: 1).count == 4)
    #expect(try messages("tools/call", params, token: 1).count == 1)
  }
}
