import JSON
import MCP

extension FixtureTool {
  /// The tools that the stateful revisions ask by requests of the server; the modern one answers `input_required`.
  static let legacyAsking: [FixtureTool] = [
    asking("test_sampling", "Asks the client's model.", input: [Field.string("prompt", "What to ask.")]) { call in
      guard let answer = call.context.input.responses["sample"] else {
        return .inputRequired(InputRequired(["sample": Questions.sampling(call.arguments.json["prompt"] ?? "")]))
      }
      return .blocks([.text("LLM response: \(answer["content"]?["text"]?.string ?? answer.text)")])
    },
    asking("test_elicitation", "Asks the person.", input: [Field.string("message", "What to ask.")]) { call in
      let message = call.arguments.json["message"]?.string ?? ""
      return form("data", Questions.form(message, "username", "email"), call)
    },
    asking("test_elicitation_sep1034_defaults", "Asks with defaults.") { call in
      form("data", .elicitation(message: "Please check these.", schema: defaults), call)
    },
    asking("test_elicitation_sep1330_enums", "Asks for choices.") { call in
      form("data", .elicitation(message: "Please choose.", schema: choices), call)
    },
  ]

  private static func form(_ key: String, _ question: InputRequest, _ call: ToolCall<Anyone>) -> ToolResult {
    switch call.context.input.elicitation(key) {
    case .accept(let content)?: .blocks([.text("User response: accept, \(JSONValue.object(content).text)")])
    case .decline?: .blocks([.text("User response: decline")])
    case .cancel?: .blocks([.text("User response: cancel")])
    case nil: .inputRequired(InputRequired(asking: [(key, question)]))
    }
  }

  private static let defaults: JSONObject = [
    "type": "object",
    "properties": [
      "name": ["type": "string", "default": "John Doe"], "age": ["type": "integer", "default": 30],
      "score": ["type": "number", "default": .number(JSONNumber(95.5)!)],
      "status": ["type": "string", "enum": ["active", "inactive", "pending"], "default": "active"],
      "verified": ["type": "boolean", "default": true],
    ],
    "required": [],
  ]

  private static func titled(_ values: [String]) -> JSONValue {
    .array(values.enumerated().map { ["const": .string($1), "title": .string("Option \($0 + 1)")] })
  }

  private static let choices: JSONObject = [
    "type": "object",
    "properties": [
      "untitledSingle": ["type": "string", "enum": ["option1", "option2", "option3"]],
      "titledSingle": ["type": "string", "oneOf": titled(["value1", "value2", "value3"])],
      "legacyEnum": [
        "type": "string", "enum": ["opt1", "opt2", "opt3"],
        "enumNames": ["Option One", "Option Two", "Option Three"],
      ],
      "untitledMulti": [
        "type": "array", "items": ["type": "string", "enum": ["option1", "option2", "option3"]],
      ],
      "titledMulti": ["type": "array", "items": ["anyOf": titled(["value1", "value2", "value3"])]],
    ],
    "required": [],
  ]
}
