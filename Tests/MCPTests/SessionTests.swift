import HTTP
import JSON
import MCP
import Testing

@testable import ConformanceServer

struct SessionTests {
  static let ping = FixtureRun.legacy("ping")

  @Test func `a session is opened by a good initialize alone`() throws {
    let run = FixtureRun()
    let (one, other) = (try FixtureSession(run), try FixtureSession(run))
    #expect(one.id != other.id && one.id.utf8.count == 32)
    let bad = FixtureRun.legacy("initialize", ["capabilities": [:]])
    #expect(run.send(bad.text, .legacy(nil)).response?.fields.contains("Mcp-Session-Id") == false)
    let modern = run.send(FixtureRun.modern("server/discover"))
    #expect(modern.response?.fields.contains("Mcp-Session-Id") == false)
  }

  @Test(arguments: [Method.post, .get, .delete])
  func `without the id a request is bad, with an unknown one the session is gone`(method: Method) {
    let run = FixtureRun()
    for (id, status) in [
      (nil, 400), ("", 404), ("none", 404), (String(repeating: "f", count: 5_000), 404),
    ] as [(String?, Int)] {
      var call = HTTPCall.legacy("2025-11-25")
      call.method = method
      if let id { call.fields.append("Mcp-Session-Id", id) }
      #expect(run.send(Self.ping.text, call).response?.status.code == status)
    }
  }

  @Test func `a session that ended is unknown, and the other one goes on`() throws {
    let run = FixtureRun()
    let (one, other) = (try FixtureSession(run), try FixtureSession(run))
    let stream = one.stand()
    #expect(one.end()?.status.code == 204)
    #expect(stream.isFinished)
    #expect(one.send(Self.ping).response?.status.code == 404)
    #expect(one.end()?.status.code == 404)
    #expect(try other.send(Self.ping).answer()["result"] == [:])
  }

  @Test func `the modern era has neither GET nor DELETE`() {
    for method in [Method.get, .delete] {
      var call = HTTPCall.legacy("2026-07-28")
      call.method = method
      let response = FixtureRun().send("", call).response
      #expect(response?.status.code == 405 && response?.fields["Allow"] == "POST, GET, DELETE")
    }
  }

  @Test func `the stream tells of lists, and of what is subscribed to`() throws {
    let run = FixtureRun()
    let session = try FixtureSession(run)
    let stream = session.stand()
    let uri: JSONObject = ["uri": "test://watched-resource"]
    try SubscriptionTests.trigger("resource", run)
    #expect(try session.send(FixtureRun.legacy("resources/subscribe", uri)).answer()["result"] == [:])
    try SubscriptionTests.trigger("resource", run)
    try SubscriptionTests.trigger("tool", run)
    #expect(try session.send(FixtureRun.legacy("resources/unsubscribe", uri)).answer()["result"] == [:])
    try SubscriptionTests.trigger("resource", run)
    #expect(
      stream.messages.map { $0["method"]?.string } == [
        "notifications/resources/updated", "notifications/tools/list_changed",
      ])
    #expect(stream.messages[0]["params"] == ["uri": "test://watched-resource"])
    #expect(try session.send(FixtureRun.legacy("resources/subscribe", ["uri": "test://none"])).answer().code == -32002)
  }

  @Test func `a second stream takes the place of the first, and each message goes to one`() throws {
    let run = FixtureRun()
    let session = try FixtureSession(run)
    let (first, second) = (session.stand(), session.stand())
    #expect(first.isFinished && !second.isFinished)
    first.leave()
    try SubscriptionTests.trigger("tool", run)
    #expect(first.messages.isEmpty && second.messages.count == 1)
    second.leave()
    try SubscriptionTests.trigger("tool", run)
    #expect(second.messages.count == 1)
    let third = session.stand()
    third.drain()
    #expect(third.isFinished)
  }

  @Test func `the stream of who may not be told any more ends`() throws {
    let run = FixtureRun()
    let stream = try FixtureSession(run).stand()
    run.definition.feed.close(Anyone())
    try SubscriptionTests.trigger("tool", run)
    #expect(stream.isFinished && stream.messages.isEmpty)
  }

  @Test func `sessions are bounded, and the one used least lately makes room`() throws {
    let run = FixtureRun()
    let first = try FixtureSession(run)
    let second = try FixtureSession(run)
    for _ in 0..<254 { _ = try FixtureSession(run) }
    #expect(try first.send(Self.ping).answer()["result"] == [:])
    _ = try FixtureSession(run)
    #expect(first.send(Self.ping).response?.status.code == 200)
    #expect(second.send(Self.ping).response?.status.code == 404)
  }

  @Test(arguments: [("2025-11-25", 200), ("2025-06-18", 200), ("1999-01-01", 400), (nil, 200)] as [(String?, Int)])
  func `the version may be left out, but not be wrong`(version: String?, status: Int) throws {
    let session = try FixtureSession(FixtureRun())
    var call = HTTPCall.legacy(version)
    call.fields.append("mcp-session-id", " \(session.id) ".filter { $0 != " " })
    #expect(session.run.send(Self.ping.text, call).response?.status.code == status)
  }

  @Test(arguments: ["warning", "loudest", 5, nil] as [JSONValue])
  func `a level is one that exists`(level: JSONValue) throws {
    let session = try FixtureSession(FixtureRun())
    let answer = try session.send(FixtureRun.legacy("logging/setLevel", ["level": level])).answer()
    #expect(answer.code == (level == "warning" ? nil : -32602))
  }

  @Test func `a cancelled call is over for its client alone`() throws {
    let session = try FixtureSession(FixtureRun())
    let slow = session.send(FixtureRun.legacy("tools/call", FixtureRun.call("test_slow", ["milliseconds": 10_000])))
    let other = try FixtureSession(session.run)
    let notice = #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}"#
    _ = other.run.send(notice, other.call())
    #expect(!slow.isFinished)
    _ = session.run.send(notice, session.call())
    #expect(try slow.answer() == .null)
    #expect(slow.response?.status.code == 202)
  }
}
