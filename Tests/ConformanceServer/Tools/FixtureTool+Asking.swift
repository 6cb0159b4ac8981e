import JSON
import MCP

extension FixtureTool {
  /// The tools of the scenarios `input-required-result-*` and `server-stateless`.
  static let modernAsking: [FixtureTool] = [
    once(
      "test_input_required_result_elicitation", "Asks for a name.", "user_name",
      Questions.form("What is your name?", "name")),
    once(
      "test_input_required_result_sampling", "Asks the client's model.", "capital_question",
      Questions.sampling("What is the capital of France?")),
    once("test_input_required_result_list_roots", "Asks for the roots.", "client_roots", .roots),
    once("test_streaming_elicitation", "Asks for a confirmation.", "confirm", Questions.confirmation),
    stateful("test_input_required_result_request_state", "Asks, and wants its state back."),
    stateful("test_input_required_result_tampered_state", "Asks, and knows its state again."),
    asking("test_input_required_result_multiple_inputs", "Asks three things at once.") { call in
      let input = call.context.input
      let questions: [(key: String, request: InputRequest)] = [
        ("user_name", Questions.form("What is your name?", "name")),
        ("greeting", Questions.sampling("Write a greeting.")), ("client_roots", .roots),
      ]
      guard input.state != nil, questions.allSatisfy({ isAnswered($0.key, $0.request, input) }) else {
        return .inputRequired(InputRequired(asking: questions, state: ["all": true]))
      }
      return .blocks([.text("All three are answered.")])
    },
    asking("test_input_required_result_multi_round", "Asks twice.") { call in
      let input = call.context.input
      switch (input.state?["round"]?.wholeNumber, input.elicitation("step1"), input.elicitation("step2")) {
      case (2, _, .accept?): return .blocks([.text("Both rounds are over.")])
      case (1, .accept?, _), (2, _, _):
        return .inputRequired(InputRequired(["step2": Questions.form("Which color?", "color")], state: ["round": 2]))
      default:
        return .inputRequired(
          InputRequired(["step1": Questions.form("What is your name?", "name")], state: ["round": 1]))
      }
    },
    asking("test_input_required_result_capabilities", "Asks what the client can answer.") { call in
      guard call.context.input.responses.isEmpty else { return .blocks([.text("answered")]) }
      var questions: [(key: String, request: InputRequest)] = []
      if call.context.canAsk(.elicitation) { questions.append(("name", Questions.form("What is your name?", "name"))) }
      if call.context.canAsk(.sampling) { questions.append(("thought", Questions.sampling("Say something."))) }
      return questions.isEmpty
        ? .blocks([.text("The client cannot be asked.")]) : .inputRequired(InputRequired(asking: questions))
    },
    asking("test_missing_capability", "Needs a client that samples.") { call in
      guard call.context.input.responses["thought"] == nil else { return .blocks([.text("sampled")]) }
      return .inputRequired(InputRequired(["thought": Questions.sampling("Say something.")]))
    },
  ]

  /// Asks one thing, until it is answered.
  private static func once(
    _ name: String, _ description: String, _ key: String, _ question: InputRequest
  ) -> FixtureTool {
    asking(name, description) { call in
      guard isAnswered(key, question, call.context.input) else {
        return .inputRequired(InputRequired(asking: [(key, question)]))
      }
      return .blocks([.text("Answered: \(call.context.input.responses[key]?.text ?? "")")])
    }
  }

  private static func stateful(_ name: String, _ description: String) -> FixtureTool {
    asking(name, description) { call in
      guard call.context.input.state == ["step": 1], call.context.input.elicitation("confirm") != nil else {
        return .inputRequired(InputRequired(["confirm": Questions.confirmation], state: ["step": 1]))
      }
      return .blocks([.text("state-ok")])
    }
  }

  private static func isAnswered(_ key: String, _ question: InputRequest, _ input: ClientInput) -> Bool {
    switch question {
    case .elicitation: input.elicitation(key) != nil
    case .sampling: input.responses[key]?["content"] != nil
    case .roots: input.responses[key]?["roots"] != nil
    }
  }
}
