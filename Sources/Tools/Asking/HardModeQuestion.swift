import JSON
import Library
import MCP

/// The question before a rule is in hard mode: the person enters the very text, or nothing is written.
enum HardModeQuestion {
  private static let (key, field) = ("commit", "confirmation")

  static func required(_ confirmation: HardModeConfirmation) -> InputRequired {
    let schema: JSONObject = [
      "type": "object",
      "properties": [
        field: ["type": "string", "title": "To commit, enter", "description": .string(confirmation.text)]
      ],
      "required": [.string(field)],
    ]
    let message = "\(confirmation.explanation) To commit, enter exactly: \(confirmation.text)"
    return InputRequired(
      [key: .elicitation(message: message, schema: schema)], state: [field: .string(confirmation.text)])
  }

  /// The arguments with the confirmation that the person entered, and without one that the agent wrote itself: it can be
  /// told from the draft, and here the person can be asked. Answers without the state of the question count as none.
  /// - Throws: ``ToolFailure`` where they did not agree, or entered something else.
  static func answered(_ arguments: Arguments, _ input: ClientInput) throws(ToolFailure) -> Arguments {
    var json = arguments.json
    json[field] = nil
    guard let wanted = input.state?[field]?.string, let answer = input.elicitation(key) else {
      return Arguments(exact: json)
    }
    switch answer {
    case .accept(let content):
      guard content[field]?.string == wanted else {
        throw failure("The person's answer is not the exact text, so nothing was written")
      }
      json[field] = .string(wanted)
      return Arguments(exact: json)
    case .decline, .cancel: throw failure("The person did not agree, so nothing was written")
    }
  }

  private static func failure(_ what: String) -> ToolFailure {
    ToolFailure("CONFIRMATION_REQUIRED", "\(what). Do not repeat the call unless they ask for it.")
  }
}
