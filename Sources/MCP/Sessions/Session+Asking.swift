import JSON
import JSONRPC

extension Session {
  /// Asks everything that a call requires, each by a request of its own, and gives the answers as a modern client would.
  /// A form that gets no answer counts as cancelled.
  func ask(
    _ required: InputRequired, via send: (JSONObject) -> Void, until cancellations: [Cancellation],
    completion: @escaping @Sendable (ClientInput) -> Void
  ) {
    guard !required.requests.isEmpty else { return completion(ClientInput(state: required.state)) }
    let gathered = Batch(count: required.requests.count) { responses in
      var answers: JSONObject = [:]
      for ((key, request), response) in zip(required.requests, responses) {
        answers[key] = Self.answer(response, to: request)
      }
      completion(ClientInput(responses: answers, state: required.state))
    }
    for (slot, question) in required.requests.enumerated() {
      let id = ask(question.request, via: send) { gathered.fill(slot, $0) }
      guard let id else { continue }
      for cancellation in cancellations { cancellation.onCancel { [weak self] in self?.withdraw(id) } }
    }
  }

  private static func answer(_ response: JSONRPC.Response, to request: InputRequest) -> JSONValue? {
    switch (response.outcome, request) {
    case (.result(let result), _): .object(result)
    case (.error, .elicitation): ["action": "cancel"]
    case (.error, .sampling), (.error, .roots): nil
    }
  }
}
