import Faults
import HTTP
import JSON
import JSONRPC

extension HTTPEndpoint {
  /// What every message of one POST shares.
  struct Surroundings: Sendable {
    let head: Head
    let format: AnswerFormat
    let bodyBytes: Int
    let caller: Definition.Caller
  }

  /// Answers the body of an admitted request.
  package func answer(_ head: Head, body: [UInt8], caller: Definition.Caller) -> HTTPAnswer {
    do {
      switch head.verb {
      case .get: return stand(in: try legacySession(head, caller), caller)
      case .delete: return .response(try end(try legacySession(head, caller)))
      case .post(let format):
        let surroundings = Surroundings(head: head, format: format, bodyBytes: body.count, caller: caller)
        return try answer(try Payload(parsing: body), surroundings)
      }
    } catch let refusal as RefusedMessage {
      return .response(Self.refused(refusal))
    } catch let error as RPCError {
      return .response(Self.refused(RefusedMessage(id: nil, error)))
    } catch let missing as MissingSession {
      return .response(Self.json(missing.status, JSONValue.object(missing.message.response.json).encoded))
    } catch {
      return .response(Self.refused(RefusedMessage(id: nil, "the message cannot be read")))
    }
  }

  private func answer(_ payload: Payload, _ surroundings: Surroundings) throws -> HTTPAnswer {
    switch payload {
    case .batch(let batch): return try answer(batch, surroundings)
    case .message(.request(let request)):
      do {
        return try answer(request, surroundings)
      } catch let error as RPCError {
        throw RefusedMessage(id: request.id, error)
      }
    case .message(.notification(let notification)):
      guard let session = try session(forUnanswered: surroundings) else { return .response(Response(.accepted)) }
      Self.take(notification, in: session)
      return .response(Response(.accepted))
    case .message(.response(let response)):
      if case .r20260728 = try Self.revision(named: surroundings.head.routing.version, in: nil) {
        throw RefusedMessage(id: nil, "clients send no responses in \(Revision.r20260728.rawValue)")
      }
      try session(forUnanswered: surroundings)?.deliver(response)
      return .response(Response(.accepted))
    }
  }

  private func answer(_ request: JSONRPC.Request, _ surroundings: Surroundings) throws -> HTTPAnswer {
    if ModernMetadata.isPresent(in: request.params) {
      return run(request, .modern(try modernMetadata(of: request, surroundings)), nil, surroundings)
    }
    if request.method == Handshake.method { return initialize(request, surroundings) }
    let named = try Self.revision(named: surroundings.head.routing.version, in: nil)
    if named.isModern {
      return run(request, .modern(try modernMetadata(of: request, surroundings)), nil, surroundings)
    }
    let session = try sessions.map { _ in try legacySession(surroundings.head, surroundings.caller, request.id) }
    let revision = try Self.revision(named: surroundings.head.routing.version, in: session)
    return run(request, .legacy(revision, client: nil), session, surroundings)
  }

  private func modernMetadata(
    of request: JSONRPC.Request, _ surroundings: Surroundings
  ) throws(RPCError) -> ModernMetadata {
    let metadata = try ModernMetadata(reading: request.params)
    try surroundings.head.routing.check(against: request, metadata)
    try metadata.checkVersion()
    return metadata
  }

  /// What the header field names; without one a session speaks what was agreed on.
  static func revision(named field: RoutingField, in session: Session?) throws(RPCError) -> Revision {
    switch field {
    case .absent: return session?.handshake.revision ?? .unnamedLegacy
    case .malformed: throw RPCError(.invalidRequest, "MCP-Protocol-Version is malformed")
    case .value(let text):
      if let revision = Revision(rawValue: text) { return revision }
      let known = Revision.allCases.map(\.rawValue).joined(separator: ", ")
      throw RPCError(.invalidRequest, "MCP-Protocol-Version is \(Quoted.text(text)); we speak \(known)")
    }
  }

  private func run(
    _ request: JSONRPC.Request, _ era: Era, _ session: Session?, _ surroundings: Surroundings
  ) -> HTTPAnswer {
    let format = surroundings.format
    let recall = server.recall(of: request, in: era.revision, for: surroundings.caller)
    if let recall, let result = server.kept.result(for: recall) {
      return .response(Self.write(result: result, of: request.id, format))
    }
    let (reply, cancellation, departure) = (HTTPReply(), Cancellation(), Cancellation())
    let canStream = surroundings.head.acceptsStream
    var incoming = Server<Definition>.Incoming(
      request: request, era: era, caller: surroundings.caller, session: session, cancellation: cancellation,
      departure: departure, messageBytes: surroundings.bodyBytes)
    if era.revision.isModern { incoming.routing = surroundings.head.routing }
    if canStream { incoming.notify = { message in reply.notify(message) } }
    switch server.step(for: incoming) {
    case .done(let outcome):
      return .response(Self.write(JSONRPC.Response(id: request.id, outcome), in: era, format))
    case .listen(let filter):
      guard canStream else { return .response(.text(.notAcceptable, "The answer is text/event-stream.")) }
      return listen(filter, for: request, reply, surroundings)
    case .work(let work):
      return .pending(HTTPAnswer.Pending { [self, incoming] in run(work, for: incoming, recall, reply, $0, format) })
    }
  }

  private func run(
    _ work: @escaping Server<Definition>.Work, for incoming: Server<Definition>.Incoming, _ recall: Recall?,
    _ reply: HTTPReply, _ channel: any HTTPChannel, _ format: AnswerFormat
  ) {
    let (id, era, cancellation) = (incoming.request.id, incoming.era, incoming.cancellation)
    reply.attach(channel)
    let left = era.revision.isModern ? cancellation : incoming.departure
    channel.onCancel { left.cancel() }
    incoming.session?.begin(id, cancellation)
    work { [server] outcome in
      incoming.session?.finish(id, cancellation)
      switch outcome {
      case nil: reply.finish(nil, otherwise: Response(.accepted))
      case .result(let result)?:
        let text = JSONValue.object(result).encoded
        server.keep(text, of: result, for: recall, caller: incoming.caller)
        reply.finish(
          JSONRPC.Response.encoded(id: id, result: text), otherwise: Self.write(result: text, of: id, format))
      case .error?:
        guard let outcome else { return }
        let response = JSONRPC.Response(id: id, outcome)
        reply.finish(JSONValue.object(response.json).encoded, otherwise: Self.write(response, in: era, format))
      }
    }
  }

  private func listen(
    _ filter: SubscriptionFilter, for request: JSONRPC.Request, _ reply: HTTPReply, _ surroundings: Surroundings
  ) -> HTTPAnswer {
    .pending(
      HTTPAnswer.Pending { [self] channel in
        reply.attach(channel)
        begin(filter, for: request, reply, channel, surroundings.caller)
      })
  }

  private func begin(
    _ filter: SubscriptionFilter, for request: JSONRPC.Request, _ reply: HTTPReply, _ channel: any HTTPChannel,
    _ caller: Definition.Caller
  ) {
    do {
      try server.listen(
        filter, for: request, caller: caller, send: { reply.notify($0) },
        keep: { subscription in
          channel.onCancel { subscription.stop() }
          channel.onDrain { subscription.end() }
        }, over: { _ in reply.finish(nil, otherwise: Response(.accepted)) })
    } catch {
      let response = JSONRPC.Response(id: request.id, error)
      reply.finish(nil, otherwise: Self.json(Self.status(of: error.code), JSONValue.object(response.json).encoded))
    }
  }

  private func answer(_ batch: [Payload.Element], _ surroundings: Surroundings) throws -> HTTPAnswer {
    let named = try Self.revision(named: surroundings.head.routing.version, in: nil)
    if let refusal = Server<Definition>.refusal(of: batch, in: named), named.isModern || sessions == nil {
      throw refusal
    }
    let session = try sessions.map { _ in try legacySession(surroundings.head, surroundings.caller) }
    let revision = try Self.revision(named: surroundings.head.routing.version, in: session)
    if let refusal = Server<Definition>.refusal(of: batch, in: revision) { throw refusal }
    for case .message(let message) in batch { Self.take(message, in: session) }
    let (era, cancellation) = (Era.legacy(revision, client: nil), Cancellation())
    return .pending(
      HTTPAnswer.Pending { [server] channel in
        server.answer(batch: batch) { request in
          Server<Definition>.Incoming(
            request: request, era: era, caller: surroundings.caller, session: session, cancellation: cancellation,
            departure: cancellation, messageBytes: surroundings.bodyBytes)
        } completion: { responses in
          channel.respond(Self.write(batch: responses, surroundings.format))
        }
      })
  }
}
