import JSON
import JSONRPC

extension Session {
  /// Asks the client something. `completion` gets its response once, or an error where none is to come.
  /// - Parameter send: the way to the client; the stream of the request that the question is for.
  /// - Returns: the question's id, to withdraw it by.
  func ask(
    _ request: InputRequest, via send: (JSONObject) -> Void,
    completion: @escaping @Sendable (JSONRPC.Response) -> Void
  ) -> RequestID? {
    let id = state.withLock { state -> RequestID? in
      guard !state.isOver, state.questions.count < Self.questionLimit else { return nil }
      state.questionCount += 1
      let id = RequestID(.string("ask-\(state.questionCount)"))
      if let id { state.questions[id] = completion }
      return id
    }
    guard let id else {
      completion(Self.unanswered(nil))
      return nil
    }
    var message: JSONObject = ["jsonrpc": "2.0", "id": id.json, "method": .string(request.method)]
    message["params"] = request.params(in: handshake.revision).map(JSONValue.object)
    send(message)
    return id
  }

  /// The client has answered; an id that we did not give means nothing.
  func deliver(_ response: JSONRPC.Response) {
    guard let id = response.id else { return }
    take(id)?(response)
  }

  /// The client cannot answer any more.
  func withdraw(_ id: RequestID) { take(id)?(Self.unanswered(id)) }

  /// Withdraws every question: the client has gone.
  func withdrawAll() {
    for id in state.withLock({ Array($0.questions.keys) }) { withdraw(id) }
  }

  private func take(_ id: RequestID) -> (@Sendable (JSONRPC.Response) -> Void)? {
    state.withLock { state in
      defer { state.questions[id] = nil }
      return state.questions[id]
    }
  }

  static func unanswered(_ id: RequestID?) -> JSONRPC.Response {
    JSONRPC.Response(id: id, RPCError(.internalError, "the client does not answer"))
  }
}
