import JSON
import Testing

/// A client's end of one connection to the built program.
protocol Wire {
  var era: Era { get }

  /// Sends one request and gives the whole response.
  mutating func send(_ method: String, _ parameters: JSONObject) throws -> JSONValue
}

extension Wire {
  /// Calls a tool that must succeed, and gives its structured content; its text where the era has no other.
  mutating func call(_ tool: String, _ arguments: JSONObject = [:]) throws -> JSONValue {
    let response = try send("tools/call", ["name": .string(tool), "arguments": .object(arguments)])
    let result = try #require(response["result"], "\(tool): \(response.text)")
    try #require(result["isError"] != true, "\(tool): \(result.text)")
    let text = try #require(result["content"]?.array?.first?["text"]?.string)
    guard era.hasStructuredContent else { return try JSONValue(parsing: text) }
    let structured = try #require(result["structuredContent"], "\(tool): \(result.text)")
    #expect(try JSONValue(parsing: text) == structured, "the text has other facts than the structure")
    return structured
  }

  /// Calls a tool that must refuse, and gives its sentence.
  mutating func refusal(_ tool: String, _ arguments: JSONObject = [:]) throws -> String {
    let response = try send("tools/call", ["name": .string(tool), "arguments": .object(arguments)])
    let result = try #require(response["result"], "\(tool): \(response.text)")
    #expect(result["isError"] == true, "\(tool): \(result.text)")
    #expect(result["structuredContent"] == nil)
    return try #require(result["content"]?.array?.first?["text"]?.string)
  }
}
