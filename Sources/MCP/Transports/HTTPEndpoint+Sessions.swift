import HTTP
import JSON
import JSONRPC

extension HTTPEndpoint {
  /// The session that a legacy message names.
  /// - Throws: ``MissingSession``, and what is wrong with the version that it names.
  func legacySession(_ head: Head, _ caller: Definition.Caller, _ id: RequestID? = nil) throws -> Session {
    _ = try Self.readable(id) { () throws(RPCError) in try Self.revision(named: head.routing.version, in: nil) }
    guard let sessions, case .value(let name) = head.routing.session else { throw MissingSession.unnamed(id) }
    guard let session = sessions.find(name, identity: server.definition.identity(of: caller)) else {
      throw MissingSession.unknown(id)
    }
    return session
  }

  private static func readable<Value>(
    _ id: RequestID?, _ read: () throws(RPCError) -> Value
  ) throws(RefusedMessage) -> Value {
    do {
      return try read()
    } catch {
      throw RefusedMessage(id: id, error)
    }
  }

  /// The session for a message that gets no answer; nil where none is kept, and for modern messages.
  func session(forUnanswered surroundings: Surroundings) throws -> Session? {
    let version = surroundings.head.routing.version
    let revision = try Self.readable(nil) { () throws(RPCError) in try Self.revision(named: version, in: nil) }
    guard sessions != nil, !revision.isModern else { return nil }
    return try legacySession(surroundings.head, surroundings.caller)
  }

  /// Opens a session with the answer to a good `initialize`, where the server needs one.
  func initialize(_ request: JSONRPC.Request, _ surroundings: Surroundings) -> HTTPAnswer {
    let response: JSONRPC.Response
    var session: Session?
    do {
      let handshake = try Handshake(reading: request.params)
      session = sessions?.open(handshake, identity: server.definition.identity(of: surroundings.caller))
      response = JSONRPC.Response(id: request.id, .result(server.initialization(in: handshake.revision)))
    } catch {
      response = JSONRPC.Response(id: request.id, error)
    }
    var written = Self.write(response, in: .legacy(.latestLegacy, client: nil), surroundings.format)
    if let session { written.fields.append("Mcp-Session-Id", session.id) }
    return .response(written)
  }

  func end(_ session: Session) throws -> HTTP.Response {
    sessions?.close(session)
    return Response(.noContent)
  }

  /// Opens the stream for what a session is told unasked.
  func stand(in session: Session, _ caller: Definition.Caller) -> HTTPAnswer {
    .pending(
      HTTPAnswer.Pending { [definition = server.definition] channel in
        guard let sink = channel.openEventStream() else { return }
        let stream = session.stand(
          definition.offering, send: { sink.send(ServerEvent(data: JSONValue.object($0).encoded)) },
          finish: { sink.finish() }, watch: { definition.watch(for: caller, $0) })
        guard let stream else { return }
        channel.onCancel { session.leave(stream) }
        channel.onDrain { session.leave(stream) }
      })
  }

  /// Acts on a message that gets no answer.
  static func take(_ message: Message, in session: Session?) {
    switch message {
    case .request: break
    case .notification(let notification): take(notification, in: session)
    case .response(let response): session?.deliver(response)
    }
  }

  static func take(_ notification: JSONRPC.Notification, in session: Session?) {
    if let id = notification.cancelledRequest { session?.cancel(id) }
  }
}
