import JSON
import Library
import MCP
import TestSupport
import Testing
import Threads
import Tools

/// Writes that a person must agree to, from a client that can ask them.
struct AskingTests {
  private let rig: Rig

  init() throws { rig = try Rig() }

  static let hard: JSONObject = [
    "name": "Evenings", "kind": "schedule", "days": ["weekdays"], "windows": [["start": "21:00", "end": "06:00"]],
    "apps": ["groups": ["Social"]], "rule_id": "evening", "hard_mode": true,
  ]

  private func call(
    _ name: String, _ arguments: JSONObject, _ input: ClientInput = ClientInput()
  ) throws -> ToolResult {
    guard case .found(let tool) = rig.server.tool(named: name, for: Rig.everything) else {
      throw Rig.Unexpected(text: "no tool \(name)")
    }
    let context = RequestContext(
      caller: Rig.everything, revision: Revision.r20260728,
      capabilities: ClientCapabilities(["elicitation": [:]]), hasWayToClient: true, input: input)
    let box = Lock<ToolResult?>(nil)
    rig.server.call(
      ToolCall(tool: tool, arguments: try Arguments(reading: arguments, by: tool.input), context: context)
    ) { result in
      box.withLock { $0 = result }
    }
    return try Deadline().poll("an answer") { box.withLock { $0 } }
  }

  private func asked(_ name: String, _ arguments: JSONObject) throws -> InputRequired {
    guard case .inputRequired(let required) = try call(name, arguments) else {
      throw Rig.Unexpected(text: "nothing was asked")
    }
    return required
  }

  private func answer(_ content: JSONObject?, to required: InputRequired, action: String = "accept") -> ClientInput {
    var answer: JSONObject = ["action": .string(action)]
    answer["content"] = content.map(JSONValue.object)
    return ClientInput(responses: [required.requests[0].key: .object(answer)], state: required.state)
  }

  @Test func `a hard rule asks the person for the very text, and is made with it`() throws {
    let before = rig.bytes()
    let required = try asked("create_rule", Self.hard)
    #expect(rig.bytes() == before)
    guard case .elicitation(let message, let schema) = required.requests[0].request else {
      return #expect(Bool(false), "it asks no person")
    }
    let text = try #require(required.state?["confirmation"]?.string)
    #expect(message.hasSuffix("enter exactly: \(text)") && text.contains("Evenings"))
    #expect(schema["properties"]?["confirmation"]?["type"] == "string")
    let result = try call("create_rule", Self.hard, answer(["confirmation": .string(text)], to: required))
    guard case .structured(let object) = result else { return #expect(Bool(false), "\(result)") }
    #expect(object["rule"]?["id"] == "evening")
  }

  @Test(
    arguments: [
      (["confirmation": "yes"], "accept"), (["confirmation": true], "accept"), ([:], "accept"), (nil, "accept"),
      (nil, "decline"), (nil, "cancel"),
    ] as [(JSONObject?, String)])
  func `without the very text nothing is written`(content: JSONObject?, action: String) throws {
    let required = try asked("create_rule", Self.hard)
    let before = rig.bytes()
    guard case .failure(let failure) = try call("create_rule", Self.hard, answer(content, to: required, action: action))
    else { return #expect(Bool(false), "it was taken") }
    #expect(failure.code == "CONFIRMATION_REQUIRED")
    #expect(rig.bytes() == before)
  }

  @Test func `an answer without the question's state is none`() throws {
    let required = try asked("create_rule", Self.hard)
    let text = required.state?["confirmation"] ?? ""
    let input = ClientInput(responses: answer(["confirmation": text], to: required).responses)
    guard case .inputRequired = try call("create_rule", Self.hard, input) else {
      return #expect(Bool(false), "it was taken")
    }
  }

  @Test func `the agent cannot answer for a person who can be asked`() throws {
    var arguments = Self.hard
    arguments["confirmation"] = try asked("create_rule", Self.hard).state?["confirmation"]
    guard case .inputRequired = try call("create_rule", arguments) else {
      return #expect(Bool(false), "it was taken")
    }
  }

  @Test func `a dry run asks nobody`() throws {
    var arguments = Self.hard
    arguments["dry_run"] = true
    if case .inputRequired = try call("create_rule", arguments) { Issue.record("a person was asked") }
  }

  @Test func `a waiting weakening is cancelled once the person agrees`() throws {
    var always = Self.hard
    always["rule_id"] = "always"
    always["windows"] = [["start": "00:00", "end": "24:00"]]
    always["days"] = ["every_day"]
    let required = try asked("create_rule", always)
    let text = required.state?["confirmation"] ?? ""
    guard case .structured = try call("create_rule", always, answer(["confirmation": text], to: required)) else {
      return #expect(Bool(false), "the rule was not made")
    }
    let off: JSONObject = ["rule_id": "always", "expected_revision": 1, "hard_mode": false]
    let waiting = try rig.ok("update_rule", off)
    let undo: JSONObject = ["change_id": waiting["change_id"] ?? ""]
    let question = try asked("undo_change", undo)
    guard case .failure = try call("undo_change", undo, answer(["agree": false], to: question)) else {
      return #expect(Bool(false), "it was cancelled")
    }
    #expect(try rig.library.overview(of: .local, now: Rig.start).pending.count == 1)
    guard case .structured = try call("undo_change", undo, answer(["agree": true], to: question)) else {
      return #expect(Bool(false), "it was not cancelled")
    }
    #expect(try rig.library.overview(of: .local, now: Rig.start).pending.isEmpty)
  }
}
