import JSON
import MCP

/// What the fixtures ask.
enum Questions {
  /// A form of texts, all required.
  static func form(_ message: String, _ names: String...) -> InputRequest {
    let fields = names.map { JSONObject.Member(key: $0, value: ["type": "string"]) }
    return .elicitation(
      message: message,
      schema: [
        "type": "object", "properties": .object(JSONObject(uniqueMembers: fields)),
        "required": .array(names.map { .string($0) }),
      ])
  }

  static let confirmation = InputRequest.elicitation(
    message: "Go on?",
    schema: ["type": "object", "properties": ["ok": ["type": "boolean"]], "required": ["ok"]])

  static func sampling(_ text: JSONValue, maxTokens: Int = 100) -> InputRequest {
    .sampling([
      "messages": [["role": "user", "content": ["type": "text", "text": text]]], "maxTokens": .integer(maxTokens),
    ])
  }
}
