import JSON
import MCP
import Testing
import Threads

@testable import ConformanceServer

struct AskingTests {
  static let form: JSONValue = ["elicitation": [:], "sampling": [:], "roots": [:]]

  static func call(_ tool: String, _ more: JSONObject = [:], capabilities: JSONValue = form) -> JSONValue {
    FixtureRun.modern(
      "tools/call", FixtureRun.call("test_input_required_result_\(tool)", [:], more), capabilities: capabilities)
  }

  @Test func `a modern client is asked in the answer, and calls again`() throws {
    let run = FixtureRun()
    let asked = try run.answer(Self.call("request_state"))["result"]
    #expect(asked?.object?.keys == ["resultType", "inputRequests", "requestState", "_meta"])
    #expect(asked?["inputRequests"]?["confirm"]?["method"] == "elicitation/create")
    #expect(asked?["inputRequests"]?["confirm"]?.object?.keys == ["method", "params"])
    let state = try #require(asked?["requestState"])
    let answers: JSONObject = ["requestState": state, "inputResponses": ["confirm": ["action": "accept"], "x": [:]]]
    #expect(try run.answer(Self.call("request_state", answers)).text0 == "state-ok")
    // It opens once.
    #expect(try run.answer(Self.call("request_state", answers)).code == -32602)
  }

  @Test func `a state is good for the request that it was given for`() throws {
    let run = FixtureRun()
    let state = try #require(try run.answer(Self.call("request_state"))["result"]?["requestState"]?.string)
    let answers: JSONObject = ["requestState": .string(state), "inputResponses": ["confirm": ["action": "accept"]]]
    #expect(try run.answer(Self.call("tampered_state", answers)).code == -32602)
    for other: JSONValue in [.string(state + "-TAMPERED"), "", 5, [:], .string(String(state.dropLast()))] {
      #expect(try run.answer(Self.call("request_state", ["requestState": other])).code == -32602)
    }
    #expect(try run.answer(Self.call("request_state", answers)).text0 == "state-ok")
    #expect(try FixtureRun().answer(Self.call("request_state", answers)).code == -32602)
  }

  @Test func `rounds follow one another, each with a state of its own`() throws {
    let run = FixtureRun()
    let first = try run.answer(Self.call("multi_round"))["result"]
    let accepted: JSONValue = ["action": "accept", "content": ["name": "A", "color": "b"]]
    let second = try run.answer(
      Self.call("multi_round", ["requestState": first?["requestState"] ?? "", "inputResponses": ["step1": accepted]]))[
        "result"]
    #expect(second?["inputRequests"]?.object?.keys == ["step2"])
    let third = try run.answer(
      Self.call("multi_round", ["requestState": second?["requestState"] ?? "", "inputResponses": ["step2": accepted]]))
    #expect(third.text0 == "Both rounds are over.")
  }

  @Test(
    arguments: [
      (["inputResponses": 5], -32602), (["inputResponses": []], -32602), (["inputResponses": ["user_name": 5]], -32602),
      (["inputResponses": nil], nil), (["inputResponses": ["other": [:]]], nil),
      (["inputResponses": ["user_name": ["action": "shrug"]]], nil),
    ] as [(JSONObject, Int?)])
  func `answers that are none are refused, and missing ones asked for again`(more: JSONObject, code: Int?) throws {
    let answer = try FixtureRun().answer(Self.call("elicitation", more))
    #expect(answer.code == code)
    #expect(code != nil || answer["result"]?["resultType"] == "input_required")
  }

  @Test(arguments: ["accept", "decline", "cancel"])
  func `whatever the person does is an answer`(action: String) throws {
    let more: JSONObject = ["inputResponses": ["user_name": ["action": .string(action)]]]
    #expect(try FixtureRun().answer(Self.call("elicitation", more))["result"]?["resultType"] == "complete")
  }

  @Test(
    arguments: [
      ([:], -32021, ["elicitation": ["form": [:]]]),
      (["elicitation": ["url": [:]]], -32021, ["elicitation": ["form": [:]]]),
      (["elicitation": "yes"], -32021, ["elicitation": ["form": [:]]]), (["elicitation": ["form": [:]]], nil, nil),
      (["elicitation": [:]], nil, nil),
    ] as [(JSONValue, Int?, JSONValue?)])
  func `a form goes to a client that declared forms in this very request`(
    capabilities: JSONValue, code: Int?, required: JSONValue?
  ) throws {
    let channel = FixtureRun().send(Self.call("elicitation", capabilities: capabilities))
    let answer = try channel.answer()
    #expect(answer.code == code)
    #expect(channel.response?.status.code == (code == nil ? 200 : 400))
    #expect(answer["error"]?["data"]?["requiredCapabilities"] == required)
  }

  @Test func `a prompt may ask as well`() throws {
    let run = FixtureRun()
    let get: JSONObject = ["name": "test_input_required_result_prompt"]
    let asked = try run.answer(FixtureRun.modern("prompts/get", get, capabilities: Self.form))["result"]
    #expect(asked?["inputRequests"]?.object?.keys == ["user_context"])
    var again = get
    again["inputResponses"] = ["user_context": ["action": "accept", "content": ["context": "tea"]]]
    let result = try run.answer(FixtureRun.modern("prompts/get", again, capabilities: Self.form))["result"]
    #expect(result?["messages"]?.array?[0]["content"]?["text"] == "Context: tea")
  }

  @Test func `a state opens for ten minutes, and no more of them are kept than fit`() {
    let now = Lock<Int64>(1_000)
    let seal = StateSeal(
      lifetimeSeconds: 600, now: { now.withLock { $0 } },
      sealing: { content, _ in String(decoding: content, as: UTF8.self) },
      opening: { text, _ in Array(text.utf8) })
    let (early, late) = (seal.seal("a", []), seal.seal("b", []))
    now.withLock { $0 += 599 }
    #expect(seal.open(early, []) == "a" && seal.open(early, []) == nil)
    now.withLock { $0 += 1 }
    #expect(seal.open(late, []) == nil)
    let first = seal.seal("c", [])
    for _ in 0..<10_000 { _ = seal.seal("d", []) }
    #expect(seal.open(first, []) == nil)
    for text in ["", "[]", "[1]", "[\"x\",1]", "[1e30,1]", "[-1,1]", "[1,2,3]", "{"] {
      #expect(seal.open(text, []) == nil)
    }
  }

  // The legacy eras: a request of the server on the stream of the call.

  static let elicitation = FixtureRun.legacy(
    "tools/call", FixtureRun.call("test_elicitation", ["message": "Who?"]), id: "call")

  @Test(arguments: [
    ("2025-11-25", ["mode", "message", "requestedSchema"]), ("2025-06-18", ["message", "requestedSchema"]),
  ])
  func `a legacy client with a session is asked on the call's own stream`(revision: String, keys: [String]) throws {
    let session = try FixtureSession(FixtureRun(), revision, capabilities: ["elicitation": [:]])
    let channel = session.send(Self.elicitation)
    let question = try channel.wait(for: 1)[0]
    #expect(question["method"] == "elicitation/create" && question["params"]?.object?.keys == keys)
    let id = try #require(question["id"])
    let stranger = try FixtureSession(session.run)
    let response: JSONValue = [
      "jsonrpc": "2.0", "id": id, "result": ["action": "accept", "content": ["username": "u"]],
    ]
    #expect(stranger.send(response).response?.status.code == 202)
    #expect(!channel.isFinished)
    #expect(session.send(response).response?.status.code == 202)
    #expect(try channel.answer().text0 == #"User response: accept, {"username":"u"}"#)
    #expect(try channel.answer()["id"] == "call")
    #expect(session.send(response).response?.status.code == 202)
  }

  @Test(
    arguments: [
      ["jsonrpc": "2.0", "id": "ask-1", "error": ["code": -1, "message": "no"]],
      ["jsonrpc": "2.0", "id": "ask-1", "result": ["action": "cancel"]],
      ["jsonrpc": "2.0", "id": "ask-1", "result": 5],
    ] as [JSONValue])
  func `an error for an answer counts as a cancelled form`(response: JSONValue) throws {
    let session = try FixtureSession(FixtureRun(), capabilities: ["elicitation": [:]])
    let channel = session.send(Self.elicitation)
    _ = try channel.wait(for: 1)
    session.send(response)
    #expect(try channel.answer().text0 == "User response: cancel")
  }

  @Test func `a client that leaves, or ends its session, has answered nothing`() throws {
    let session = try FixtureSession(FixtureRun(), capabilities: ["elicitation": [:]])
    let first = session.send(Self.elicitation)
    _ = try first.wait(for: 1)
    first.leave()
    #expect(try first.answer().text0 == "User response: cancel")
    let second = session.send(Self.elicitation)
    _ = try second.wait(for: 1)
    #expect(session.end()?.status.code == 204)
    #expect(second.isFinished)
  }

  @Test func `a legacy client that cannot be asked gets a failure`() throws {
    let session = try FixtureSession(FixtureRun())
    let answer = try session.send(Self.elicitation).answer()
    #expect(answer["result"]?["isError"] == true && answer.text0?.hasPrefix("NOT_AVAILABLE: ") == true)
    let able = try FixtureSession(session.run, capabilities: ["elicitation": [:]])
    var call = able.call()
    call.fields.append("Accept", "application/json")
    #expect(able.run.send(Self.elicitation.text, call).messages[0].text0?.hasPrefix("NOT_AVAILABLE: ") == true)
  }

  @Test func `over stdio the question is a line, and the end of the input its answer`() throws {
    let run = StdioRun(Server(ConformanceServer()), caller: Anyone())
    let opening = FixtureRun.legacy(
      "initialize", ["protocolVersion": "2025-11-25", "capabilities": Self.form, "clientInfo": [:]], id: 0)
    run.send(opening.text + "\n" + Self.elicitation.text + "\n")
    _ = try run.readLine()
    #expect(try JSONValue(parsing: run.readLine() ?? "")["id"] == "ask-1")
    run.send(#"{"jsonrpc":"2.0","id":"ask-1","result":{"action":"decline"}}"# + "\n")
    #expect(try JSONValue(parsing: run.readLine() ?? "").text0 == "User response: decline")
    run.send(Self.elicitation.text + "\n")
    #expect(try JSONValue(parsing: run.readLine() ?? "")["id"] == "ask-2")
    #expect(try run.readToEnd().map { try JSONValue(parsing: $0).text0 } == ["User response: cancel"])
  }
}
