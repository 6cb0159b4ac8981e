import HTTP
import JSON
import MCP
import Testing

struct HTTPEndpointTests {
  static func meta(_ version: JSONValue = "2026-07-28", capabilities: JSONValue = [:]) -> JSONValue {
    [
      "io.modelcontextprotocol/protocolVersion": version, "io.modelcontextprotocol/clientCapabilities": capabilities,
    ]
  }

  static func request(_ method: String, _ params: JSONObject = [:], meta: JSONValue? = Self.meta()) -> JSONValue {
    var params = params
    params["_meta"] = meta
    return ["jsonrpc": "2.0", "id": 7, "method": .string(method), "params": .object(params)]
  }

  static func body(_ response: Response) throws -> JSONValue { try JSONValue(parsing: response.body) }

  static func code(_ response: Response) throws -> Int? {
    try body(response)["error"]?["code"]?.wholeNumber.map { Int($0) }
  }

  @Test(arguments: [
    ("{", 400, -32700), ("[]", 400, -32600), ("42", 400, -32600), (#"{"id":7,"method":"ping"}"#, 400, -32600),
    (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, 400, -32600),
    (#"{"jsonrpc":"2.0","id":7,"result":{}}"#, 400, -32600),
    (#"[{"jsonrpc":"2.0","id":7,"method":"tools/list","params":{}}]"#, 400, -32600),
    (#"{"jsonrpc":"2.0","id":7,"method":"tools/list"}"#, 400, -32602),
    (#"{"jsonrpc":"2.0","id":7,"method":"tools/list","params":{"_meta":"x"}}"#, 400, -32602),
    (#"{"jsonrpc":"2.0","id":7,"method":"tools/list","params":[1]}"#, 400, -32602), ("", 400, -32700),
  ])
  func `under the modern header, what is no modern request is refused`(text: String, status: Int, code: Int) throws {
    let response = HTTPCall.legacy("2026-07-28").send(text)
    #expect(response.status.code == status)
    #expect(try Self.code(response) == code)
    #expect(response.fields.has("Content-Type", equalTo: "application/json"))
  }

  @Test(arguments: [
    (request("server/discover", meta: meta("1900-01-01")), 400, -32022),
    (request("server/discover", meta: meta("2025-11-25")), 400, -32022),
    (request("server/discover", meta: meta(20_260_728)), 400, -32602),
    (request("server/discover", meta: meta(capabilities: "x")), 400, -32602),
    (request("server/discover", meta: meta(capabilities: nil)), 400, -32602),
    (request("server/discover", meta: ["io.modelcontextprotocol/clientInfo": [:]]), 400, -32602),
    (request("ping"), 404, -32601), (request("initialize"), 404, -32601), (request("no/such"), 404, -32601),
    (request("resources/read", ["uri": "memo://x"]), 404, -32601), (request("tools/call"), 400, -32602),
    (request("tools/call", ["name": 5]), 400, -32602), (request("tools/call", ["name": "none"]), 400, -32602),
    (request("tools/call", ["name": "get_time", "arguments": [1]]), 400, -32602),
    (request("tools/list", ["cursor": 42]), 400, -32602), (request("tools/list", ["cursor": ""]), 400, -32602),
  ])
  func `a modern error has its code's status and the request's id`(body: JSONValue, status: Int, code: Int) throws {
    let response = HTTPCall.modern(body).send(body.text)
    #expect(response.status.code == status)
    #expect(try Self.code(response) == code)
    #expect(try Self.body(response)["id"] == 7)
  }

  @Test func `an unsupported version is answered with those we speak`() throws {
    let body = Self.request("server/discover", meta: Self.meta("2099-12-31"))
    let data = try Self.body(HTTPCall.modern(body).send(body.text))["error"]?["data"]
    #expect(data?["requested"] == "2099-12-31")
    #expect(data?["supported"] == ["2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"])
  }

  @Test(
    arguments: [
      (["Mcp-Method": "tools/call", "Mcp-Name": "get_time"], -32020),
      (["MCP-Protocol-Version": "2025-11-25", "Mcp-Method": "tools/call", "Mcp-Name": "get_time"], -32020),
      (["MCP-Protocol-Version": "2026-07-28", "Mcp-Name": "get_time"], -32020),
      (["MCP-Protocol-Version": "2026-07-28", "Mcp-Method": "TOOLS/CALL", "Mcp-Name": "get_time"], -32020),
      (["MCP-Protocol-Version": "2026-07-28", "Mcp-Method": "", "Mcp-Name": "get_time"], -32020),
      (["MCP-Protocol-Version": "2026-07-28", "Mcp-Method": "tools/call"], -32020),
      (["MCP-Protocol-Version": "2026-07-28", "Mcp-Method": "tools/call", "Mcp-Name": "get_tim"], -32020),
      (
        ["MCP-Protocol-Version": "2026-07-28", "Mcp-Method": "tools/call", "Mcp-Name": "=?BASE64?Z2V0X3RpbWU=?="],
        -32020
      ),
      (
        ["MCP-Protocol-Version": "2026-07-28", "Mcp-Method": "tools/call", "Mcp-Name": "=?base64?Z2V0X3RpbWU?="], -32020
      ),
      (
        ["MCP-Protocol-Version": "2026-07-28", "Mcp-Method": "tools/call", "Mcp-Name": "=?base64?Z2V0!!X3RpbWU=?="],
        -32020
      ),
      (["mcp-protocol-version": "2026-07-28", "MCP-METHOD": "tools/call", "mcp-name": "get_time"], nil),
      (["MCP-Protocol-Version": "2026-07-28", "Mcp-Method": "tools/call", "Mcp-Name": "=?base64?Z2V0X3RpbWU=?="], nil),
      (
        [
          "MCP-Protocol-Version": "2026-07-28", "Mcp-Method": "tools/call", "Mcp-Name": "get_time",
          "Mcp-Session-Id": "x", "Last-Event-ID": "1",
        ], nil
      ),
    ] as [([String: String], Int?)])
  func `routing headers must say what the body says`(given: [String: String], code: Int?) throws {
    var call = HTTPCall()
    for (name, value) in given { call.fields.append(name, value) }
    let response = call.send(Self.request("tools/call", ["name": "get_time"]).text)
    #expect(try Self.code(response) == code)
    #expect(response.status.code == (code == nil ? 200 : 400))
    #expect(!response.fields.contains("Mcp-Session-Id"))
  }

  @Test(arguments: [" padded ", "sonde-größe-世界", "line1\nline2", "=?base64?literal?="])
  func `a name that no header can hold comes as base64`(name: String) throws {
    var call = HTTPCall.legacy("2026-07-28")
    call.fields.append("Mcp-Method", "tools/call")
    let encoded = name.utf8.count == 8 ? "IHBhZGRlZCA=" : Self.encoded[name]
    call.fields.append("Mcp-Name", "=?base64?\(try #require(encoded))?=")
    #expect(try Self.code(call.send(Self.request("tools/call", ["name": .string(name)]).text)) == -32602)
  }

  static let encoded = [
    "sonde-größe-世界": "c29uZGUtZ3LDtsOfZS3kuJbnlYw=", "line1\nline2": "bGluZTEKbGluZTI=",
    "=?base64?literal?=": "PT9iYXNlNjQ/bGl0ZXJhbD89",
  ]

  @Test func `a repeated header with another value, or one outside ASCII, is refused`() throws {
    for (name, value) in [("Mcp-Method", "tools/list"), ("MCP-Protocol-Version", "2025-11-25"), ("Mcp-Name", "x")] {
      let body = Self.request("tools/call", ["name": "get_time"])
      var call = HTTPCall.modern(body)
      call.fields.append(name, value)
      #expect(try Self.code(call.send(body.text)) == -32020)
    }
    let body = Self.request("tools/call", ["name": "caf\u{E9}"])
    #expect(HTTPCall.modern(body).send(body.text).status.code == 400)
  }

  @Test(
    arguments: [
      (nil, "tools/list", 200), ("2025-11-25", "tools/list", 200), ("2024-11-05", "ping", 200),
      ("2025-11-25", "no/such", 200), ("1999-01-01", "ping", 400), ("banana", "ping", 400),
      ("2025-11-25", "initialize", 200),
      ("2099-01-01", "initialize", 200),
    ] as [(String?, String, Int)])
  func `a legacy request is served by its header, without a session`(version: String?, method: String, status: Int) {
    let response = HTTPCall.legacy(version).send(Self.request(method, meta: nil).text)
    #expect(response.status.code == status)
  }

  @Test(arguments: [
    ("1900-01-01", "2025-11-25"), ("2026-07-28", "2025-11-25"), ("banana", "2025-11-25"), ("2025-03-26", "2025-03-26"),
  ])
  func `initialize never fails for the version it asks for`(asked: String, given: String) throws {
    let params: JSONObject = ["protocolVersion": .string(asked), "capabilities": [:], "clientInfo": ["name": "c"]]
    let body = try Self.body(HTTPCall.legacy(asked).send(Self.request("initialize", params, meta: nil).text))
    #expect(body["result"]?["protocolVersion"]?.string == given)
    for name in params.keys {
      var less = params
      less[name] = nil
      #expect(try Self.code(HTTPCall.legacy(nil).send(Self.request("initialize", less, meta: nil).text)) == -32602)
    }
  }

  @Test(
    arguments: [
      (nil, 202), ("2025-11-25", 202), ("2026-07-28", 202), ("1999-01-01", 400),
    ] as [(String?, Int)])
  func `a notification has no answer`(version: String?, status: Int) {
    let response = HTTPCall.legacy(version).send(#"{"jsonrpc":"2.0","method":"notifications/x","params":[]}"#)
    #expect(response.status.code == status)
    #expect(response.body.isEmpty == (status == 202))
  }

  @Test func `a batch is answered in 2025-03-26 alone, in the order of its requests`() throws {
    let batch = """
      [{"jsonrpc":"2.0","id":"a","method":"tools/call","params":{"name":"wait"}},{"jsonrpc":"2.0","method":"x"},5,\
      {"jsonrpc":"2.0","id":"b","method":"ping"},{"jsonrpc":"2.0","id":"c","method":"tools/list","params":{"_meta":\
      {"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}}]
      """
    for version in ["2025-11-25", "2025-06-18", "2024-11-05", "2026-07-28"] {
      #expect(try Self.code(HTTPCall.legacy(version).send(batch)) == -32600)
    }
    for version in ["2025-03-26", nil] {
      let answers = try Self.body(HTTPCall.legacy(version).send(batch)).array ?? []
      #expect(answers.map { $0["id"]?.string } == ["a", nil, "b", "c"])
      #expect(answers.map { $0["error"]?["code"]?.wholeNumber.map { Int($0) } } == [nil, -32600, nil, -32600])
    }
  }

  @Test func `a batch of notifications has no answer, and initialize comes alone`() throws {
    let notification = #"{"jsonrpc":"2.0","method":"notifications/cancelled"}"#
    let response = HTTPCall.legacy("2025-03-26").send("[\(notification),\(notification)]")
    #expect(response.status.code == 202 && response.body.isEmpty)
    let opening = #"[{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}]"#
    #expect(try Self.code(HTTPCall.legacy("2025-03-26").send(opening)) == -32600)
    let many = "[" + Array(repeating: notification, count: 101).joined(separator: ",") + "]"
    #expect(HTTPCall.legacy("2025-03-26").send(many).status.code == 400)
  }

  @Test(
    arguments: [
      (nil, "application/json"), ("*/*", "application/json"), ("text/event-stream", "text/event-stream"),
      ("application/json, text/event-stream", "application/json"),
      ("Text/Event-Stream,Application/JSON", "application/json"),
      ("application/json;q=0, text/event-stream", "text/event-stream"),
      ("application/*;q=0.1, text/event-stream", "application/json"), ("text/html", nil), ("*/*;q=0", nil),
      ("nonsense", "application/json"), ("text/html, */*;q=0.1", "application/json"),
    ] as [(String?, String?)])
  func `JSON is the answer unless it is ruled out`(accept: String?, type: String?) throws {
    let body = Self.request("server/discover")
    let response = HTTPCall.modern(body, accept: accept).send(body.text)
    #expect(response.status.code == (type == nil ? 406 : 200))
    if let type { #expect(response.fields["Content-Type"] == type) }
    guard type == "text/event-stream" else { return }
    #expect(response.fields["X-Accel-Buffering"] == "no")
    let text = String(decoding: response.body, as: UTF8.self)
    #expect(text.hasPrefix("data: {\"jsonrpc\":\"2.0\",\"id\":7,\"result\":{") && text.hasSuffix("}\n\n"))
  }

  @Test(arguments: [("gzip", 415), ("gzip, identity", 415), ("identity", 200), ("Identity", 200)])
  func `content is taken as it is, in no encoding`(encoding: String, status: Int) {
    var call = HTTPCall.legacy("2025-11-25")
    call.fields.append("Content-Encoding", encoding)
    #expect(call.send(Self.request("ping", meta: nil).text).status.code == status)
  }

  @Test(arguments: [
    ("application/json", 200), ("Application/JSON; charset=utf-8", 200), ("application/json;charset=\"utf-8\"", 200),
    ("text/plain", 415), ("application/json-patch", 415), ("", 415),
  ])
  func `only JSON is taken`(type: String, status: Int) {
    var call = HTTPCall.modern(Self.request("server/discover"))
    call.fields = Fields()
    call.fields.append("Content-Type", type)
    #expect(call.send(Self.request("ping", meta: nil).text).status.code == status)
  }

  @Test(arguments: [Method.get, .delete, .put, .head, .options, .other("post")])
  func `messages come by POST`(method: Method) {
    var call = HTTPCall.legacy("2025-11-25")
    call.method = method
    let response = call.send("")
    #expect(response.status.code == 405)
    #expect(response.fields["Allow"] == "POST")
  }

  @Test func `tools that a caller may not use are neither listed nor run`() throws {
    let list = Self.request("tools/list")
    let names = try Self.body(HTTPCall.modern(list).send(list.text, caller: .reader))["result"]?["tools"]?.array
    #expect(names?.map { $0["name"] } == ["get_time", "wait"])
    let call = Self.request("tools/call", ["name": "set_alarm", "arguments": ["minutes": 5]])
    let result = try Self.body(HTTPCall.modern(call).send(call.text, caller: .reader))["result"]
    #expect(result?["isError"] == true)
    #expect(result?["content"]?.array?.first?["text"] == "MISSING_SCOPE: The token lacks the scope write.")
  }

  @Test func `the client's own name reaches the tool`() throws {
    var meta = try #require(Self.meta().object)
    meta["io.modelcontextprotocol/clientInfo"] = ["name": "tester", "version": 5]
    let body = Self.request("tools/call", ["name": "get_time", "arguments": ["zone": "mine"]], meta: .object(meta))
    let result = try Self.body(HTTPCall.modern(body).send(body.text))["result"]
    #expect(result?["structuredContent"]?["summary"] == "It is noon for tester.")
  }

  @Test func `arguments beyond 256 kB are the tool's failure`() throws {
    let long = JSONValue.string(String(repeating: "x", count: 262_144))
    let body = Self.request("tools/call", ["name": "get_time", "arguments": ["zone": long]])
    let result = try Self.body(HTTPCall.modern(body).send(body.text))["result"]
    #expect(result?["isError"] == true)
    #expect(result?["content"]?.array?.first?["text"]?.string?.hasPrefix("LIMIT_REACHED: ") == true)
  }

  @Test func `a huge method name is not repeated`() {
    let body = Self.request(String(repeating: "m", count: 100_000), meta: nil)
    #expect(HTTPCall.legacy("2025-11-25").send(body.text).body.count < 300)
  }
}
