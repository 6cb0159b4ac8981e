import JSON
import MCP
import Testing

struct PromptTests {
  static let run = FixtureRun()

  @Test(
    arguments: [
      ([:], "params.name"), (["name": 5], "params.name"), (["name": "test_simple_promt"], "did you mean"),
      (["name": "test_prompt_with_arguments"], "arg1 is missing"),
      (["name": "test_prompt_with_arguments", "arguments": ["arg1": "a"]], "arg2 is missing"),
      (["name": "test_prompt_with_arguments", "arguments": ["arg1": "a", "arg2": 5]], "must be a text"),
      (["name": "test_simple_prompt", "arguments": ["other": [:]]], "must be a text"),
      (["name": "test_simple_prompt", "arguments": []], "object of texts"),
      (["name": "test_simple_prompt", "arguments": "{}"], "object of texts"),
    ] as [(JSONObject, String)])
  func `a prompt that cannot be filled in is an error that says why`(params: JSONObject, words: String) throws {
    let session = try FixtureSession(Self.run)
    let answer = try session.send(FixtureRun.legacy("prompts/get", params)).answer()
    #expect(answer.code == -32602)
    #expect(answer["error"]?["message"]?.string?.contains(words) == true)
  }

  @Test func `a prompt is filled in, without caching hints`() throws {
    let params: JSONObject = [
      "name": "test_prompt_with_arguments", "arguments": ["arg1": "x y", "arg2": "", "more": ""],
    ]
    let result = try Self.run.answer(FixtureRun.modern("prompts/get", params))["result"]
    #expect(result?["messages"]?.array?[0]["content"]?["text"] == "Prompt with arguments: arg1='x y', arg2=''")
    #expect(result?["messages"]?.array?[0]["role"] == "user")
    #expect(result?["ttlMs"] == nil)
  }

  @Test(
    arguments: [
      [:], ["ref": ["type": "ref/prompt", "name": "none"], "argument": ["name": "a", "value": ""]],
      ["ref": ["type": "ref/other", "name": "x"], "argument": ["name": "a", "value": ""]],
      ["ref": ["type": "ref/prompt"], "argument": ["name": "a", "value": ""]],
      ["ref": ["type": "ref/prompt", "name": "test_prompt_with_arguments"]],
      ["ref": ["type": "ref/prompt", "name": "test_prompt_with_arguments"], "argument": ["name": "arg1"]],
      [
        "ref": ["type": "ref/prompt", "name": "test_prompt_with_arguments"], "argument": ["name": "arg3", "value": ""],
      ],
      ["ref": ["type": "ref/prompt", "name": "test_simple_prompt"], "argument": ["name": "arg1", "value": ""]],
      ["ref": ["type": "ref/resource", "uri": "test://static-text"], "argument": ["name": "id", "value": ""]],
      ["ref": [], "argument": ["name": "id", "value": ""]],
      [
        "ref": ["type": "ref/prompt", "name": "test_prompt_with_arguments"], "argument": ["name": "arg1", "value": ""],
        "context": ["arguments": ["arg2": 5]],
      ],
    ] as [JSONObject])
  func `what cannot be completed is an error`(params: JSONObject) throws {
    #expect(try Self.run.answer(FixtureRun.modern("completion/complete", params)).code == -32602)
  }

  @Test(arguments: [("", 100, 122, true), ("par", 2, 2, false), ("testValue11", 11, 11, false), ("\u{0}", 0, 0, false)])
  func `a completion holds a hundred values and says how many there are`(
    value: String, count: Int, total: Int, hasMore: Bool
  ) throws {
    for ref: JSONValue in [
      ["type": "ref/prompt", "name": "test_prompt_with_arguments"],
      ["type": "ref/resource", "uri": "test://template/{id}/data"],
    ] {
      let name: JSONValue = ref["uri"] == nil ? "arg1" : "id"
      let params: JSONObject = [
        "ref": ref, "argument": ["name": name, "value": .string(value)], "context": ["arguments": ["arg2": "x"]],
      ]
      let completion = try Self.run.answer(FixtureRun.modern("completion/complete", params))["result"]?["completion"]
      #expect(completion?["values"]?.array?.count == count)
      #expect(completion?["total"] == .integer(total) && completion?["hasMore"] == .bool(hasMore))
    }
  }
}
