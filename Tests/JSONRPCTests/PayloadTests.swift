import JSON
import JSONRPC
import Testing

struct PayloadTests {
  static func read(_ text: String) throws(RefusedMessage) -> Payload { try Payload(parsing: Array(text.utf8)) }

  @Test(
    arguments: [
      ("{", -32700, nil), (#"{"jsonrpc":"2.0","id":7,"method":"ping",}"#, -32700, nil), ("NaN", -32700, nil),
      ("\u{FEFF}{}", -32700, nil), (#"{"jsonrpc":"2.0","id":7,"method":"a","method":"b"}"#, -32700, nil),
      ("42", -32600, nil), ("null", -32600, nil), ("{}", -32600, nil), ("[]", -32600, nil),
      (#"{"id":7,"method":"ping"}"#, -32600, 7), (#"{"jsonrpc":"1.0","id":7,"method":"ping"}"#, -32600, 7),
      (#"{"jsonrpc":2.0,"id":"a","method":"ping"}"#, -32600, "a"),
      (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600, nil),
      (#"{"jsonrpc":"2.0","id":true,"method":"ping"}"#, -32600, nil),
      (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600, nil),
      (#"{"jsonrpc":"2.0","id":1e3,"method":"ping"}"#, -32600, nil),
      (#"{"jsonrpc":"2.0","id":[1],"method":"ping"}"#, -32600, nil),
      (#"{"jsonrpc":"2.0","id":7,"params":{}}"#, -32600, 7), (#"{"jsonrpc":"2.0","id":7,"method":5}"#, -32600, 7),
      (#"{"jsonrpc":"2.0","id":7,"method":"ping","result":{}}"#, -32600, 7),
      (#"{"jsonrpc":"2.0","id":7,"method":"ping","params":[1]}"#, -32602, 7),
      (#"{"jsonrpc":"2.0","id":7,"method":"ping","params":null}"#, -32602, 7),
    ] as [(String, Int, JSONValue?)])
  func `what is no message is refused with its id where one can be read`(text: String, code: Int, id: JSONValue?) {
    let refusal = #expect(throws: RefusedMessage.self) { try Self.read(text) }
    #expect(refusal?.error.code.number == code)
    #expect(refusal?.id?.json == id)
    #expect(refusal?.error.message.isEmpty == false)
  }

  @Test(arguments: [
    "0", "-5", "9007199254740991", "9223372036854775807", "123456789012345678901234567890", #""7""#, #""""#,
    #""a\"b\\c\n\t\u0000d""#,
  ])
  func `an id comes back as it was given`(id: String) throws {
    guard case .message(.request(let request)) = try Self.read(#"{"jsonrpc":"2.0","id":\#(id),"method":"m"}"#) else {
      return #expect(Bool(false), "not read as a request")
    }
    #expect(
      JSONValue.object(Response(id: request.id, .result([:])).json).text
        == #"{"jsonrpc":"2.0","id":\#(id),"result":{}}"#)
  }

  @Test func `ids of different types or bytes are different`() {
    #expect(RequestID(7) != RequestID("7"))
    #expect(RequestID("\u{E9}") != RequestID("e\u{301}"))
    #expect(Set([RequestID("\u{E9}"), RequestID("e\u{301}"), RequestID("\u{E9}")]).count == 2)
  }

  @Test func `a message without an id is a notification, whatever its params are`() throws {
    let payload = try Self.read(#"{"jsonrpc":"2.0","method":"notifications/x","params":[1],"more":{}}"#)
    #expect(payload == .message(.notification(Notification(method: "notifications/x", params: nil))))
  }

  @Test(
    arguments: [
      (#""id":7,"result":{"a":1}"#, 7, nil), (#""id":7,"result":5"#, 7, -32603), (#""error":{}"#, nil, -32603),
      (#""id":"a","error":{"code":-1,"message":"no"}"#, "a", -1), (#""id":7,"error":{"code":1e400}"#, 7, -32603),
    ] as [(String, JSONValue?, Int?)])
  func `a result or an error without a method is a response`(members: String, id: JSONValue?, code: Int?) throws {
    guard case .message(.response(let response)) = try Self.read(#"{"jsonrpc":"2.0",\#(members)}"#) else {
      return #expect(Bool(false), "not read as a response")
    }
    #expect(response.id?.json == id)
    switch response.outcome {
    case .result(let result): #expect(code == nil && result == ["a": 1])
    case .error(let error): #expect(error.code.number == code && !error.message.isEmpty)
    }
  }

  @Test func `each element of a batch is read or refused on its own`() throws {
    guard case .batch(let elements) = try Self.read(#"[{"jsonrpc":"2.0","id":"a","method":"ping"},1]"#) else {
      return #expect(Bool(false), "not read as a batch")
    }
    #expect(elements.count == 2)
    #expect(
      elements.first == .message(.request(Request(id: try #require(RequestID("a")), method: "ping", params: nil))))
    guard case .refused(let refusal) = elements[1] else { return #expect(Bool(false), "1 was taken") }
    #expect(refusal.error.code == .invalidRequest)
  }

  @Test func `an error without a readable id leaves the member out`() {
    let response = Response(id: nil, RPCError(.parseError, "no", data: ["a": 1]))
    #expect(
      JSONValue.object(response.json).text
        == #"{"jsonrpc":"2.0","error":{"code":-32700,"message":"no","data":{"a":1}}}"#)
  }
}
