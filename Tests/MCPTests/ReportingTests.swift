import JSON
import MCP
import Testing

struct ReportingTests {
  static let token = "io.modelcontextprotocol/logLevel"

  @Test(arguments: [7, "progress-test-1"] as [JSONValue])
  func `progress goes out under its token, before the answer, on one stream`(token: JSONValue) throws {
    let call = FixtureRun.call("test_tool_with_progress")
    let modern = FixtureRun().send(FixtureRun.modern("tools/call", call, meta: ["progressToken": token]))
    var legacyCall = call
    legacyCall["_meta"] = ["progressToken": token]
    let legacy = try FixtureSession(FixtureRun()).send(FixtureRun.legacy("tools/call", legacyCall))
    for channel in [modern, legacy] {
      #expect(try channel.answer().text0 == "done")
      let reports = channel.messages.dropLast()
      #expect(reports.map { $0["params"]?["progress"] } == [0, 50, 100])
      #expect(reports.allSatisfy { $0["params"]?["progressToken"] == token && $0["params"]?["total"] == 100 })
    }
  }

  @Test(arguments: [nil, [], .number(JSONNumber(1.5)!), true] as [JSONValue])
  func `without a token that is one nothing is reported`(token: JSONValue) throws {
    let call = FixtureRun.call("test_tool_with_progress")
    let channel = FixtureRun().send(FixtureRun.modern("tools/call", call, meta: ["progressToken": token]))
    #expect(try channel.answer().text0 == "done")
    #expect(channel.messages.count == 1 && channel.response != nil)
  }

  @Test func `a client that takes no stream gets the answer alone`() throws {
    let call = FixtureRun.modern(
      "tools/call", FixtureRun.call("test_tool_with_progress"), meta: ["progressToken": 1])
    let channel = FixtureRun().send(call, accept: "application/json")
    #expect(try channel.answer().text0 == "done")
    #expect(channel.messages.count == 1)
  }

  @Test(arguments: [(nil, 0), ("debug", 8), ("error", 4), ("emergency", 1)] as [(String?, Int)])
  func `log messages come from the level on that the request names`(level: String?, count: Int) throws {
    let meta: JSONObject = level.map { [Self.token: .string($0)] } ?? [:]
    let channel = FixtureRun().send(FixtureRun.modern("tools/call", FixtureRun.call("test_logging_tool"), meta: meta))
    #expect(try channel.answer().text0 == "logged")
    #expect(channel.messages.dropLast().count == count)
    #expect(channel.messages.dropLast().allSatisfy { $0["method"] == "notifications/message" })
  }

  @Test func `a legacy session has a level of its own, and begins silent`() throws {
    let session = try FixtureSession(FixtureRun())
    let call = FixtureRun.legacy("tools/call", FixtureRun.call("test_logging_tool"))
    let silent = session.send(call)
    #expect(try silent.answer().text0 == "logged")
    #expect(silent.messages.count == 1)
    session.send(FixtureRun.legacy("logging/setLevel", ["level": "critical"]))
    let logging = session.send(call)
    #expect(try logging.answer().text0 == "logged")
    #expect(logging.messages.dropLast().map { $0["params"]?["level"] } == ["critical", "alert", "emergency"])
  }

  @Test(arguments: ["loudest", 5, [:]] as [JSONValue])
  func `a level that does not exist is an error`(level: JSONValue) throws {
    #expect(try FixtureRun().answer(FixtureRun.modern("tools/list", meta: [Self.token: level])).code == -32602)
  }

  @Test func `a modern client that leaves gives its call up`() throws {
    let call = FixtureRun.call("test_slow", ["milliseconds": 10_000])
    let channel = FixtureRun().send(FixtureRun.modern("tools/call", call, meta: ["progressToken": 1]))
    _ = try channel.wait(for: 1)
    channel.leave()
    _ = try channel.answer()
    #expect(channel.messages.allSatisfy { $0["method"] == "notifications/progress" })
  }
}
