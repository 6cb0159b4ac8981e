import JSON
import JSONRPC

extension Server {
  typealias Context = RequestContext<Definition.Caller>
  typealias Attempting = @Sendable (Context, @escaping @Sendable (Attempt) -> Void) -> Void

  /// How often one legacy request may ask; modern ones ask as often as the client comes back.
  private static var roundLimit: Int { 10 }

  /// A request of one of the three methods that may ask the client something.
  struct Asking: Sendable {
    let incoming: Incoming
    /// What states are bound to.
    let binding: @Sendable () -> [UInt8]
    let attempt: Attempting
  }

  /// - Parameters:
  ///   - target: the name or URI of what is used; with the arguments it is what a state is bound to.
  /// - Throws: -32602 for answers that are none, and for a state that was not sealed for this very request.
  func work(
    for incoming: Incoming, target: String, arguments: JSONObject, attempt: @escaping Attempting
  ) throws(RPCError) -> Step {
    let (definition, method, caller) = (definition, incoming.request.method, incoming.caller)
    let asking = Asking(
      incoming: incoming,
      binding: {
        StateSeal.binding(
          identity: definition.identity(of: caller), method: method, target: target, arguments: arguments)
      }, attempt: attempt)
    let context = context(of: incoming, input: try input(of: asking))
    return .work { [self] completion in run(asking, in: context, round: 0, completion) }
  }

  private func run(
    _ asking: Asking, in context: Context, round: Int,
    _ completion: @escaping @Sendable (JSONRPC.Response.Outcome?) -> Void
  ) {
    asking.attempt(context) { [self] attempt in
      guard !context.cancellation.isCancelled else {
        context.reporter.end()
        return completion(nil)
      }
      switch attempt {
      case .done(let outcome):
        context.reporter.end()
        completion(outcome)
      case .asks(let required) where context.revision.isModern:
        context.reporter.end()
        completion(inputRequired(required, by: asking, in: context))
      case .asks(let required):
        guard let session = asking.incoming.session, let notify = asking.incoming.notify, round < Self.roundLimit,
          required.requests.allSatisfy({ context.canAsk($0.request.capability) })
        else {
          context.reporter.end()
          return completion(unasked(asking.incoming))
        }
        session.ask(required, via: notify, until: [context.cancellation, asking.incoming.departure]) { input in
          run(asking, in: context.with(input), round: round + 1, completion)
        }
      }
    }
  }

  private func context(of incoming: Incoming, input: ClientInput) -> Context {
    let revision = incoming.era.revision
    let session = incoming.session
    let level: @Sendable () -> LogLevel? =
      switch incoming.era {
      case .modern(let metadata): { metadata.logLevel }
      case .legacy: { session?.logLevel }
      }
    let token = incoming.request.params?["_meta"]?[MetaKey.progressToken]
    return Context(
      caller: incoming.caller, revision: revision, client: incoming.era.client ?? session?.handshake.client,
      capabilities: incoming.era.capabilities ?? session?.handshake.capabilities ?? ClientCapabilities(),
      hasWayToClient: revision.isModern || (session != nil && incoming.notify != nil), input: input,
      reporter: Reporter(
        revision: revision, token: token, level: level,
        send: token == nil && !definition.offering.logging ? nil : incoming.notify),
      cancellation: incoming.cancellation)
  }

  private func input(of asking: Asking) throws(RPCError) -> ClientInput {
    guard asking.incoming.era.revision.isModern else { return ClientInput() }
    let params = asking.incoming.request.params
    let responses = try ClientInput.responses(in: params)
    guard let sent = params?["requestState"], !sent.isNull, let seal = definition.seal else {
      return ClientInput(responses: responses)
    }
    guard let text = sent.string, let state = seal.open(text, asking.binding()) else {
      throw RPCError(
        .invalidParams,
        "params.requestState is not what this request was given, or too old, or used already; call again without it")
    }
    return ClientInput(responses: responses, state: state)
  }

  private func inputRequired(
    _ required: InputRequired, by asking: Asking, in context: Context
  ) -> JSONRPC.Response.Outcome {
    let missing = required.requests.map(\.request.capability).filter { !context.capabilities.canAnswer($0) }
    guard missing.isEmpty else {
      return .error(
        RPCError(
          .missingClientCapability, "The client must be able to answer \(missing[0].rawValue) requests for this",
          data: ["requiredCapabilities": .object(ClientCapabilities.required(missing))]))
    }
    var result: JSONObject = ["resultType": "input_required"]
    if !required.requests.isEmpty {
      let members = required.requests.map { question in
        JSONObject.Member(key: question.key, value: .object(question.request.json(in: context.revision)))
      }
      result["inputRequests"] = .object(JSONObject(uniqueMembers: members))
    }
    if let state = required.state, let seal = definition.seal {
      result["requestState"] = .string(seal.seal(state, asking.binding()))
    }
    result["_meta"] = [MetaKey.serverInfo: .object(definition.info.brief.json(in: .r20260728))]
    return .result(result)
  }

  /// The outcome where a legacy client would have to be asked, and cannot be.
  private func unasked(_ incoming: Incoming) -> JSONRPC.Response.Outcome {
    let message = "This needs an answer of the client, which it cannot give here."
    guard incoming.request.method == "tools/call" else { return .error(RPCError(.invalidRequest, message)) }
    return outcome(of: ToolFailure("NOT_AVAILABLE", message), in: incoming.era.revision)
  }
}
