import HTTP
import JSON
import JSONRPC

extension HTTPEndpoint {
  /// Answers the body of an admitted request.
  package func answer(_ head: Head, body: [UInt8], caller: Definition.Caller) -> HTTPAnswer {
    do {
      switch try Payload(parsing: body) {
      case .batch(let batch): return answer(batch, head, bodyBytes: body.count, caller: caller)
      case .message(.request(let request)): return answer(request, head, bodyBytes: body.count, caller: caller)
      case .message(.notification(let notification)): return .response(answer(notification, head))
      case .message(.response): return .response(answerToResponse(head))
      }
    } catch {
      return .response(Self.refused(error))
    }
  }

  private func answer(
    _ request: JSONRPC.Request, _ head: Head, bodyBytes: Int, caller: Definition.Caller
  ) -> HTTPAnswer {
    let era: Era
    do {
      era = try self.era(of: request, head.routing)
    } catch {
      return .response(Self.refused(RefusedMessage(id: request.id, error)))
    }
    let recall = server.recall(of: request, in: era.revision, for: caller)
    if let recall, let result = server.kept.result(for: recall) {
      return .response(Self.write(result: result, of: request.id, head.format))
    }
    let incoming = Server<Definition>.Incoming(
      request: request, era: era, caller: caller, cancellation: Cancellation(), messageBytes: bodyBytes)
    switch server.step(for: incoming) {
    case .done(let outcome):
      return .response(Self.write(JSONRPC.Response(id: request.id, outcome), in: era, head.format))
    case .call(let call):
      return .pending(
        HTTPAnswer.Pending(cancellation: incoming.cancellation, endsWithConnection: era.revision.isModern) {
          [server] completion in
          server.encodedResult(of: call, keepingFor: recall) { result in
            completion(result.map { Self.write(result: $0, of: request.id, head.format) } ?? Response(.accepted))
          }
        })
    }
  }

  /// Decides by the body; the header field only names a legacy revision, or betrays a modern request without `_meta`.
  private func era(of request: JSONRPC.Request, _ routing: RoutingHeaders) throws(RPCError) -> Era {
    if ModernMetadata.isPresent(in: request.params) { return try modernEra(of: request, routing) }
    if request.method == Handshake.method { return .legacy(.latestLegacy, client: nil) }
    switch try Self.revision(named: routing.version) {
    case .r20260728: return try modernEra(of: request, routing)
    case let legacy: return .legacy(legacy, client: nil)
    }
  }

  private func modernEra(of request: JSONRPC.Request, _ routing: RoutingHeaders) throws(RPCError) -> Era {
    let metadata = try ModernMetadata(reading: request.params)
    try routing.check(against: request, metadata)
    try metadata.checkVersion()
    return .modern(metadata)
  }

  private static func revision(named field: RoutingField) throws(RPCError) -> Revision {
    switch field {
    case .absent: return .unnamedLegacy
    case .malformed: throw RPCError(.invalidRequest, "MCP-Protocol-Version is malformed")
    case .value(let text):
      if let revision = Revision(rawValue: text) { return revision }
      let known = Revision.allCases.map(\.rawValue).joined(separator: ", ")
      throw RPCError(.invalidRequest, "MCP-Protocol-Version is \(ShownValue.quoted(text)); we speak \(known)")
    }
  }

  private func answer(
    _ batch: [Payload.Element], _ head: Head, bodyBytes: Int, caller: Definition.Caller
  ) -> HTTPAnswer {
    let revision: Revision
    do {
      revision = try Self.revision(named: head.routing.version)
    } catch {
      return .response(Self.refused(RefusedMessage(id: nil, error)))
    }
    if let refusal = Server<Definition>.refusal(of: batch, in: revision) { return .response(Self.refused(refusal)) }
    let (era, cancellation) = (Era.legacy(revision, client: nil), Cancellation())
    return .pending(
      HTTPAnswer.Pending(cancellation: cancellation, endsWithConnection: false) { [server] completion in
        server.answer(batch: batch) { request in
          Server<Definition>.Incoming(
            request: request, era: era, caller: caller, cancellation: cancellation, messageBytes: bodyBytes)
        } completion: { responses in
          completion(Self.write(batch: responses, head.format))
        }
      })
  }

  /// Notifications change nothing without a session; an accepted one has an empty answer.
  private func answer(_ notification: JSONRPC.Notification, _ head: Head) -> HTTP.Response {
    do {
      _ = try Self.revision(named: head.routing.version)
      return Response(.accepted)
    } catch {
      return Self.refused(RefusedMessage(id: nil, error))
    }
  }

  /// We ask clients nothing, so a response answers nothing: legacy ones are swallowed, modern ones refused.
  private func answerToResponse(_ head: Head) -> HTTP.Response {
    do {
      let revision = try Self.revision(named: head.routing.version)
      guard revision.isModern else { return Response(.accepted) }
      return Self.refused(RefusedMessage(id: nil, "clients send no responses in \(revision.rawValue)"))
    } catch {
      return Self.refused(RefusedMessage(id: nil, error))
    }
  }
}
