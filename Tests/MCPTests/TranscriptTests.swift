import HTTP
import JSON
import MCP
import TestSupport
import Testing

/// The same messages in every revision, over both transports: what clients see, word for word.
struct TranscriptTests {
  /// Method and params of what is asked, after `initialize` in the legacy revisions.
  static let asked: [(method: String, params: JSONObject)] = [
    ("server/discover", [:]), ("ping", [:]), ("tools/list", [:]), ("tools/list", ["cursor": "no such page"]),
    ("tools/call", ["name": "get_time", "arguments": ["zone": nil]]),
    ("tools/call", ["name": "set_alarm", "arguments": ["minutes": "15.0"]]),
    ("tools/call", ["name": "set_alarm", "arguments": ["minuts": 15]]),
    ("tools/call", ["name": "set_alarm", "arguments": ["minutes": 13]]), ("tools/call", ["name": "wait"]),
    ("tools/call", ["name": "get_tiem", "arguments": [:]]),
    ("tools/call", ["name": "get_time", "arguments": "{}"]), ("tools/call", ["arguments": [:]]),
    ("resources/list", [:]), ("prompts/list", [:]), ("completion/complete", [:]),
    ("logging/setLevel", ["level": "info"]),
    ("subscriptions/listen", ["notifications": [:]]), ("no/such method", [:]),
  ]

  static func requests(in revision: Revision) -> [JSONValue] {
    var requests = asked
    if !revision.isModern {
      let client: JSONValue = ["name": "tester", "version": "1", "later": [1]]
      let params: JSONObject = [
        "protocolVersion": .string(revision.rawValue), "capabilities": ["experimental": ["a": []]],
        "clientInfo": client,
      ]
      requests.insert(("initialize", params), at: 0)
    }
    return requests.enumerated().map { index, request in
      var params = request.params
      if revision.isModern {
        params["_meta"] = [
          "io.modelcontextprotocol/protocolVersion": .string(revision.rawValue),
          "io.modelcontextprotocol/clientCapabilities": [:], "traceparent": "00-0af7651916cd43dd8448eb211c80319c-00",
        ]
      }
      return [
        "jsonrpc": "2.0", "id": .integer(index), "method": .string(request.method), "params": .object(params),
      ]
    }
  }

  static func overHTTP(_ requests: [JSONValue], in revision: Revision) -> [String] {
    requests.map { request in
      let call = revision.isModern ? HTTPCall.modern(request) : HTTPCall.legacy(revision.rawValue)
      return String(decoding: call.send(request.text).body, as: UTF8.self)
    }
  }

  /// One at a time, since a call that is held answers when it is let go.
  static func overStdio(_ requests: [JSONValue]) throws -> [String] {
    let run = StdioRun()
    let answers = try requests.map { request in
      run.send(request.text + "\n")
      if request["params"]?["name"] == "wait" {
        _ = try Deadline().poll("the call to be held") { run.held.count > 0 ? true : nil }
        run.held.release()
      }
      return try run.readLine() ?? "the server ended"
    }
    run.finish()
    return answers
  }

  @Test(arguments: Revision.allCases)
  func `a conversation is the same over both transports, and as it is written down`(revision: Revision) throws {
    let requests = Self.requests(in: revision)
    let answers = Self.overHTTP(requests, in: revision)
    #expect(try Self.overStdio(requests) == answers)
    let lines = zip(requests, answers).map { "> \($0.text)\n< \($1)\n" }
    try Golden.check(lines.joined(), "\(revision.rawValue).txt")
  }
}
