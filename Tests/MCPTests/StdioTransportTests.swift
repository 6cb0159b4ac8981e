import JSON
import MCP
import TestSupport
import Testing

struct StdioTransportTests {
  static let meta = """
    "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}
    """

  static func discover(_ id: Int) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"server/discover","params":{\#(meta)}}"#
  }

  static func ping(_ id: Int) -> String { #"{"jsonrpc":"2.0","id":\#(id),"method":"ping"}"# }

  static func initialize(_ version: String) -> String {
    """
    {"jsonrpc":"2.0","id":"init","method":"initialize","params":{"protocolVersion":"\(version)","capabilities":{},\
    "clientInfo":{"name":"tester","version":"1"}}}
    """
  }

  static func ids(_ lines: [String]) throws -> [JSONValue?] { try lines.map { try JSONValue(parsing: $0)["id"] } }

  static func code(_ line: String) throws -> Int? {
    try JSONValue(parsing: line)["error"]?["code"]?.wholeNumber.map { Int($0) }
  }

  @Test func `lines may end in CRLF, be blank, padded, joined, or lack their last LF`() throws {
    let text = "\r\n  \n\n\(Self.ping(1))\r\n \t\(Self.ping(2)) \n\(Self.ping(3))\n\(Self.ping(4))"
    #expect(try Self.ids(StdioRun().exchange(text)) == [1, 2, 3, 4])
  }

  @Test(arguments: ["get_time", "time", "what_time"])
  func `a tool is called by its former names too, and listed by its name alone`(name: String) throws {
    let call = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(name)",\#(Self.meta)}}"#
    let list = #"{"jsonrpc":"2.0","id":2,"method":"tools/list","params":{\#(Self.meta)}}"#
    let answers = try StdioRun().exchange("\(call)\n\(list)\n").map { try JSONValue(parsing: $0) }
    #expect(answers.first { $0["id"] == 1 }?["result"]?["structuredContent"]?["hour"] == 12)
    let listed = answers.first { $0["id"] == 2 }?["result"]?["tools"]?.array?.map { $0["name"] }
    #expect(listed == ["get_time", "set_alarm", "wait"])
  }

  @Test func `a line may come byte by byte`() throws {
    let run = StdioRun()
    for byte in (Self.discover(1) + "\n").utf8 { run.send([byte]) }
    #expect(try run.readLine()?.contains("\"resultType\":\"complete\"") == true)
    run.finish()
  }

  @Test func `a burst is answered whole before the end`() throws {
    let burst = (0..<2_000).map { Self.discover($0) + "\n" }.joined()
    #expect(try Self.ids(StdioRun().exchange(burst)) == (0..<2_000).map { JSONValue.integer($0) })
  }

  @Test func `an empty input ends without a word`() throws {
    #expect(try StdioRun().exchange("") == [])
  }

  @Test func `a call that is under way is answered before the end`() throws {
    let run = StdioRun()
    run.send(Self.initialize("2025-11-25") + "\n")
    run.send(#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"wait"}}"# + "\n" + Self.ping(2))
    run.closeInput()
    #expect(try run.readLine()?.contains("\"init\"") == true)
    #expect(try Self.ids([try run.readLine() ?? ""]) == [2])
    run.held.release()
    #expect(try Self.ids(try run.readToEnd()) == [1])
  }

  @Test func `a line past the limit is refused once, and the next one is served`() throws {
    let long = String(repeating: "x", count: Limits.messageBytes + 1)
    let lines = try StdioRun().exchange("\(long)\n\(Self.ping(2))\n")
    #expect(lines.count == 2)
    #expect(try Self.code(lines[0]) == -32600)
    #expect(try Self.ids(lines) == [nil, 2])
  }

  @Test func `a line of just the limit is read`() throws {
    let request = Self.ping(1)
    let padding = String(repeating: " ", count: Limits.messageBytes - request.utf8.count)
    #expect(try Self.ids(StdioRun().exchange("\(padding)\(request)\n")) == [1])
  }

  @Test(arguments: [
    ("{", -32700), ("\u{FEFF}{}", -32700), (#"{"jsonrpc":"2.0","id":7,"method":"\u{1}"}"#, -32700), ("42", -32600),
    (#"{"jsonrpc":"2.0","id":7,"method":"tools/list"}"#, -32602),
    (#"{"jsonrpc":"2.0","id":7,"method":"server/discover","params":{"_meta":[]}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":7,"method":"initialize","params":{\#(meta)}}"#, -32601),
    ("[\(ping(1))]", -32600),
    (#"{"jsonrpc":"2.0","id":7,"method":"tools/list","params":{"x":\#(String(repeating: "[", count: 50_000))"#, -32700),
    (#"{"jsonrpc":"2.0","id":7,"method":"tools/list","params":{"x":"\ud800"}}"#, -32700),
  ])
  func `what cannot be served is answered with an error, and the next line is served`(line: String, code: Int) throws {
    let lines = try StdioRun().exchange("\(line)\n\(Self.ping(2))\n")
    #expect(lines.count == 2)
    #expect(try Self.code(lines[0]) == code)
    #expect(try Self.ids(lines)[1] == 2)
  }

  @Test func `notifications and responses are never answered`() throws {
    let silent = [
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, #"{"jsonrpc":"2.0","method":"no/such","params":5}"#,
      #"{"jsonrpc":"2.0","id":9,"result":{}}"#, #"{"jsonrpc":"2.0","error":{}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":{}}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":77}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled"}"#,
    ]
    #expect(try Self.ids(StdioRun().exchange((silent + [Self.ping(1)]).joined(separator: "\n"))) == [1])
  }

  @Test func `a cancelled call gets no response, and only that one`() throws {
    let run = StdioRun()
    for id in ["1", "\"1\""] {
      run.send(#"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"wait",\#(Self.meta)}}"# + "\n")
    }
    run.send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"# + "\n")
    run.send(Self.discover(2) + "\n")
    #expect(try Self.ids([try run.readLine() ?? ""]) == [2])
    run.held.release()
    #expect(try Self.ids(try run.readToEnd()) == ["1"])
  }

  @Test func `both eras are served beside each other, and initialize may come twice`() throws {
    let lines = try StdioRun().exchange(
      [
        Self.ping(1), Self.initialize("2025-06-18"), Self.discover(2), Self.initialize("2024-11-05"), Self.discover(3),
        #"{"jsonrpc":"2.0","id":4,"method":"server/discover"}"#,
        #"{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"get_time","arguments":{"zone":"mine"}}}"#,
      ].joined(separator: "\n"))
    #expect(try Self.ids(lines) == [1, "init", 2, "init", 3, 4, 5])
    #expect(try Self.code(lines[5]) == -32601)
    #expect(lines[3].contains("\"protocolVersion\":\"2024-11-05\""))
    #expect(lines[6].contains("It is noon for tester."))
  }

  @Test(arguments: ["protocolVersion", "clientCapabilities", "clientInfo", "logLevel"])
  func `any key of the protocol makes a request modern, even after a handshake`(key: String) throws {
    let request = """
      {"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/\(key)":{}}}}
      """
    let lines = try StdioRun().exchange("\(Self.initialize("2025-11-25"))\n\(request)\n")
    #expect(try lines.map(Self.code) == [nil, -32602])
  }

  @Test func `a batch of 2025-03-26 is answered as one line`() throws {
    let batch = #"[\#(Self.ping(1)),{"jsonrpc":"2.0","method":"x"},\#(Self.ping(2))]"#
    let lines = try StdioRun().exchange(
      "\(Self.initialize("2025-03-26"))\n\(batch)\n[{\"jsonrpc\":\"2.0\",\"method\":\"x\"}]\n")
    #expect(lines.count == 2)
    #expect(lines[1] == #"[{"jsonrpc":"2.0","id":1,"result":{}},{"jsonrpc":"2.0","id":2,"result":{}}]"#)
  }

  @Test func `a client that stops reading ends the server, though the input stays open`() throws {
    let run = StdioRun()
    run.send(#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"wait",\#(Self.meta)}}"# + "\n")
    try Deadline().poll("the call to be held") { run.held.count > 0 ? () : nil }
    run.closeOutput()
    // The call is cancelled but must still end by itself; releasing it until the thread is done covers both orders.
    run.held.release()
    run.joinWhileInputIsOpen()
  }
}
