import JSON
import MCP
import Testing
import Threads

@testable import ConformanceServer

struct SubscriptionTests {
  static let key = "io.modelcontextprotocol/subscriptionId"

  static func listen(_ filter: JSONValue, id: JSONValue = 7) -> JSONValue {
    FixtureRun.modern("subscriptions/listen", ["notifications": filter], id: id)
  }

  static func trigger(_ what: String, _ run: FixtureRun) throws {
    _ = try run.answer(FixtureRun.modern("tools/call", FixtureRun.call("test_trigger_\(what)_change"), id: "t"))
  }

  @Test(arguments: [7, "7", "", 0, "sub-\u{3B1}", 123_456_789_012_345] as [JSONValue])
  func `the acknowledgement comes first and bears the id as it was given`(id: JSONValue) throws {
    let channel = FixtureRun().send(Self.listen(["toolsListChanged": true, "later": [1]], id: id))
    let messages = channel.messages
    #expect(messages.count == 1 && !channel.isFinished)
    #expect(messages[0]["method"] == "notifications/subscriptions/acknowledged")
    #expect(messages[0]["params"]?["notifications"] == ["toolsListChanged": true])
    #expect(messages[0]["params"]?["_meta"]?[Self.key] == id)
  }

  @Test(
    arguments: [
      (["toolsListChanged": true], ["notifications/tools/list_changed"]),
      (["promptsListChanged": true, "toolsListChanged": false], ["notifications/prompts/list_changed"]),
      (["resourcesListChanged": true], ["notifications/resources/list_changed"]),
      (
        ["resourceSubscriptions": ["test://watched-resource", "test://none", "x"]], ["notifications/resources/updated"]
      ),
      (["resourceSubscriptions": ["test://static-text"]], []), ([:], []), (["resourceSubscriptions": nil], []),
    ] as [(JSONValue, [String])])
  func `what was asked for is told, and nothing else`(filter: JSONValue, methods: [String]) throws {
    let run = FixtureRun()
    let channel = run.send(Self.listen(filter))
    for what in ["tool", "prompt", "resource_list", "resource"] { try Self.trigger(what, run) }
    let messages = channel.messages.dropFirst()
    #expect(messages.compactMap { $0["method"]?.string } == methods)
    #expect(messages.allSatisfy { $0["params"]?["_meta"]?[Self.key] == 7 })
    if methods == ["notifications/resources/updated"] {
      #expect(messages.first?["params"]?["uri"] == "test://watched-resource")
    }
  }

  @Test func `an unknown resource is left out of what is acknowledged`() {
    let filter: JSONValue = ["resourceSubscriptions": ["test://none", "test://static-text"]]
    let channel = FixtureRun().send(Self.listen(filter))
    #expect(channel.messages[0]["params"]?["notifications"] == ["resourceSubscriptions": ["test://static-text"]])
  }

  @Test(
    arguments: [
      [:], ["notifications": nil], ["notifications": []], ["notifications": ["toolsListChanged": "yes"]],
      ["notifications": ["promptsListChanged": 1]], ["notifications": ["resourceSubscriptions": "test://x"]],
      ["notifications": ["resourceSubscriptions": [5]]],
      ["notifications": ["resourceSubscriptions": .array(Array(repeating: "test://x", count: 1_001))]],
    ] as [JSONObject])
  func `a filter that cannot be read opens no stream`(params: JSONObject) throws {
    let channel = FixtureRun().send(FixtureRun.modern("subscriptions/listen", params))
    #expect(try channel.answer().code == -32602)
    #expect(channel.response?.status.code == 400)
  }

  @Test func `a client that takes no streams is told so`() {
    #expect(FixtureRun().send(Self.listen([:]), accept: "application/json").response?.status.code == 406)
  }

  @Test func `nothing follows once the client has left, and its place is free again`() throws {
    let run = FixtureRun(subscriptionLimit: 1)
    let first = run.send(Self.listen(["toolsListChanged": true]))
    let refused = run.send(Self.listen(["toolsListChanged": true], id: 8))
    #expect(refused.response?.status.code == 429)
    #expect(try refused.answer()["id"] == 8)
    first.leave()
    first.leave()
    try Self.trigger("tool", run)
    #expect(first.messages.count == 1)
    #expect(run.send(Self.listen(["toolsListChanged": true])).messages.count == 1)
    #expect(run.send(Self.listen(["toolsListChanged": true])).response?.status.code == 429)
  }

  @Test func `a server that shuts down takes the request back, answers it, and ends the stream`() throws {
    let run = FixtureRun()
    let channel = run.send(Self.listen(["toolsListChanged": true], id: "s"))
    channel.drain()
    try Self.trigger("tool", run)
    let last = channel.messages.dropFirst()
    #expect(last.map { $0["method"]?.string } == ["notifications/cancelled", nil])
    #expect(last.first?["params"]?["requestId"] == "s")
    #expect(last.last?["id"] == "s" && last.last?["result"]?["resultType"] == "complete")
    #expect(last.last?["result"]?["_meta"]?[Self.key] == "s")
    #expect(channel.isFinished)
  }

  @Test func `whoever may not be told any more has their stream ended like that, and their place is free again`() throws
  {
    let run = FixtureRun(subscriptionLimit: 1)
    let channel = run.send(Self.listen(["toolsListChanged": true], id: "s"))
    run.definition.feed.close(Anyone())
    try Self.trigger("tool", run)
    #expect(channel.messages.dropFirst().map { $0["method"]?.string } == ["notifications/cancelled", nil])
    #expect(channel.messages.last?["id"] == "s" && channel.messages.last?["result"]?["resultType"] == "complete")
    #expect(channel.isFinished)
    let next = run.send(Self.listen(["toolsListChanged": true]))
    #expect(next.messages.count == 1 && !next.isFinished)
  }

  @Test func `over stdio too, and a session is told nothing more`() throws {
    let definition = ConformanceServer()
    let run = StdioRun(Server(definition), caller: Anyone())
    let opening: JSONObject = [
      "protocolVersion": "2025-11-25", "capabilities": [:], "clientInfo": ["name": "c", "version": "1"],
    ]
    run.send(FixtureRun.legacy("initialize", opening, id: 0).text + "\n")
    run.send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"# + "\n")
    run.send(Self.listen(["toolsListChanged": true], id: "a").text + "\n")
    for id: JSONValue? in [0, nil] { #expect(try JSONValue(parsing: run.readLine() ?? "")["id"] == id) }
    definition.feed.close(Anyone())
    run.send(FixtureRun.modern("tools/call", FixtureRun.call("test_trigger_tool_change"), id: 1).text + "\n")
    let lines = try run.readToEnd().map { try JSONValue(parsing: $0) }
    #expect(lines.map { $0["method"]?.string } == ["notifications/cancelled", nil, nil])
    #expect(lines.map { $0["id"] } == [nil, "a", 1])
  }

  @Test func `a watch that was closed says so at once, and one that was ended never`() {
    let told = Lock(0)
    let count: @Sendable () -> Void = { told.withLock { $0 += 1 } }
    let closed = Watch.closed
    closed.onClose(count)
    #expect(told.withLock { $0 } == 1)
    let ended = Watch {}
    ended.onClose(count)
    ended.end()
    ended.close()
    ended.onClose(count)
    #expect(told.withLock { $0 } == 1)
  }

  @Test func `over stdio a subscription ends by a cancellation, or with the input`() throws {
    let run = StdioRun(Server(ConformanceServer()), caller: Anyone())
    for id in ["a", "b"] { run.send(Self.listen(["promptsListChanged": true], id: .string(id)).text + "\n") }
    for id: JSONValue in ["a", "b"] {
      #expect(try JSONValue(parsing: run.readLine() ?? "")["params"]?["_meta"]?[Self.key] == id)
    }
    run.send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"a"}}"# + "\n")
    run.send(FixtureRun.modern("tools/call", FixtureRun.call("test_trigger_prompt_change"), id: 1).text + "\n")
    let lines = try run.readToEnd().map { try JSONValue(parsing: $0) }
    #expect(
      lines.map { $0["method"]?.string } == [
        "notifications/prompts/list_changed", nil, "notifications/cancelled", nil,
      ])
    #expect(lines.map { $0["id"] } == [nil, 1, nil, "b"])
    #expect(lines[0]["params"]?["_meta"]?[Self.key] == "b")
  }
}
