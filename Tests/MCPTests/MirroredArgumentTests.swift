import HTTP
import JSON
import Testing

@testable import MCP

struct MirroredArgumentTests {
  private static let tool = "test_x_mcp_header"

  private func answer(_ arguments: JSONObject, _ fields: [(String, String)]) throws -> JSONValue {
    let request = FixtureRun.modern("tools/call", FixtureRun.call(Self.tool, arguments))
    var call = HTTPCall.modern(request)
    for (name, value) in fields { call.fields.append(name, value) }
    let channel = FixtureRun().send(request.text, call)
    let answer = try channel.answer()
    #expect(channel.response?.status == (answer.code == nil ? .ok : .badRequest))
    #expect(answer["id"] == 7)
    return answer
  }

  @Test(
    arguments: [
      ([:], []), (["region": nil], []), (["region": "eu"], [("Mcp-Param-Region", "eu")]),
      (["region": "eu"], [("MCP-PARAM-REGION", "eu")]),
      (["region": "Hello"], [("Mcp-Param-Region", "=?base64?SGVsbG8=?=")]),
      (["region": "SGVsbG8="], [("Mcp-Param-Region", "SGVsbG8=")]),
      (["region": "=?base64?SGVsbG8="], [("Mcp-Param-Region", "=?base64?SGVsbG8=")]),
      (["region": "Hello, 世界"], [("Mcp-Param-Region", "=?base64?SGVsbG8sIOS4lueVjA==?=")]),
      (["region": "=?base64?literal?="], [("Mcp-Param-Region", "=?base64?PT9iYXNlNjQ/bGl0ZXJhbD89?=")]),
      (["priority": 7], [("Mcp-Param-Priority", "7")]), (["priority": 7], [("Mcp-Param-Priority", "7.0")]),
      (["priority": -7], [("Mcp-Param-Priority", "-7")]), (["priority": "7"], [("Mcp-Param-Priority", "7")]),
      (["priority": 0], [("Mcp-Param-Priority", "=?base64?MA==?=")]),
      (["verbose": true], [("Mcp-Param-Verbose", "true")]), (["verbose": false], [("Mcp-Param-Verbose", "false")]),
      (["place": ["zone": "a"]], [("Mcp-Param-Zone", "a")]), (["place": [:]], []),
      (["region": "eu", "verbose": true], [("Mcp-Param-Verbose", "true"), ("Mcp-Param-Region", "eu")]),
      ([:], [("Mcp-Param-Other", "x")]),
    ] as [(JSONObject, [(String, String)])])
  func `arguments that their fields repeat are taken`(arguments: JSONObject, fields: [(String, String)]) throws {
    let answer = try answer(arguments, fields)
    #expect(answer["result"]?["isError"] == nil)
    #expect(answer.code == nil)
  }

  @Test(
    arguments: [
      (["region": "eu"], []), (["region": "eu"], [("Mcp-Param-Region", "us")]),
      (["region": "eu"], [("Mcp-Param-Region", "EU")]), (["region": "eu"], [("Mcp-Param-Region", "")]),
      (["region": "eu"], [("Mcp-Param-Region", "eu"), ("Mcp-Param-Region", "us")]),
      (["region": "Hello"], [("Mcp-Param-Region", "=?base64?SGVsbG8?=")]),
      (["region": "Hello"], [("Mcp-Param-Region", "=?base64?SGVs!!!bG8=?=")]),
      (["region": "Hello"], [("Mcp-Param-Region", "=?BASE64?SGVsbG8=?=")]),
      (["region": "=?base64?literal?="], [("Mcp-Param-Region", "=?base64?literal?=")]),
      (["region": "caf\u{E9}"], [("Mcp-Param-Region", "caf\u{E9}")]),
      (["region": "caf\u{E9}"], [("Mcp-Param-Region", "=?base64?Y2Fm6Q==?=")]),
      ([:], [("Mcp-Param-Region", "eu")]), (["region": nil], [("Mcp-Param-Region", "null")]),
      ([:], [("Mcp-Param-Region", "")]), (["priority": 7], [("Mcp-Param-Priority", "8")]),
      (["priority": 7], [("Mcp-Param-Priority", "7.5")]), (["priority": 7], [("Mcp-Param-Priority", "seven")]),
      (["priority": 7], [("Mcp-Param-Priority", "[7]")]), (["priority": 7], []),
      (["priority": 9_007_199_254_740_993], [("Mcp-Param-Priority", "9007199254740992")]),
      (["verbose": true], [("Mcp-Param-Verbose", "True")]), (["verbose": true], [("Mcp-Param-Verbose", "1")]),
      (["place": ["zone": "a"]], [("Mcp-Param-Zone", "b")]), (["place": ["zone": "a"]], []),
      (["place": "zone"], [("Mcp-Param-Zone", "zone")]), (["region": ["eu"]], [("Mcp-Param-Region", "eu")]),
      (["region": "eu", "verbose": true], [("Mcp-Param-Region", "eu")]),
    ] as [(JSONObject, [(String, String)])])
  func `arguments that their fields do not repeat are refused`(
    arguments: JSONObject, fields: [(String, String)]
  ) throws {
    #expect(try answer(arguments, fields).code == -32020)
  }

  @Test func `a value that no field can hold is the tool's to refuse`() throws {
    #expect(try answer(["region": ["eu"]], []).text0?.hasPrefix("INVALID_ARGUMENT") == true)
  }

  @Test func `the refusal names the field and the argument`() throws {
    let message = try answer(["place": ["zone": "a"]], [])["error"]?["message"]?.string
    #expect(
      message == "The header field Mcp-Param-Zone must say what the argument place.zone says, or be left out with it")
  }

  @Test func `legacy clients know nothing of such fields`() throws {
    let session = try FixtureSession(FixtureRun())
    let request = FixtureRun.legacy("tools/call", FixtureRun.call(Self.tool, ["region": "eu"]))
    #expect(try session.send(request).answer().text0 == #"{"region":"eu"}"#)
  }

  @Test func `the marks are published at their properties`() throws {
    let answer = try FixtureRun().answer(FixtureRun.modern("tools/list"))
    let tools = answer["result"]?["tools"]?.array ?? []
    let tool = try #require(tools.first { $0["name"]?.string == Self.tool })
    let properties = try #require(tool["inputSchema"]?["properties"])
    #expect(properties["region"] == ["type": "string", "description": "Where.", "x-mcp-header": "Region"])
    #expect(properties["place"]?["properties"]?["zone"]?["x-mcp-header"] == "Zone")
    #expect(tools.filter { $0.text.contains("x-mcp-header") }.count == 1)
  }

  @Test func `a published schema is searched through its properties alone`() {
    let schema: JSONObject = [
      "x-mcp-header": "Root",
      "properties": [
        "a": ["type": "string", "x-mcp-header": "A"],
        "b": ["type": "object", "properties": ["c": ["x-mcp-header": "C"], "properties": ["x-mcp-header": "P"]]],
        "d": ["type": "array", "items": ["properties": ["e": ["x-mcp-header": "E"]]]],
        "f": ["x-mcp-header": 7], "g": true,
      ],
      "anyOf": [["properties": ["h": ["x-mcp-header": "H"]]]],
    ]
    let tool = Tool(
      name: "raw", title: "R", description: "R.", hints: .reads, input: [], output: nil, publishedInput: schema)
    #expect(tool.mirrored.map(\.field) == ["Mcp-Param-A", "Mcp-Param-C", "Mcp-Param-P"])
    #expect(tool.mirrored.map(\.path) == [["a"], ["b", "c"], ["b", "properties"]])
  }
}
