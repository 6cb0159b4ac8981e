import JSON
import JSONRPC

/// What one process has been told over stdio, and what each further line means. It does no I/O.
///
/// The only thing remembered is a legacy handshake; modern requests are served beside it by their own metadata.
struct StdioConversation {
  enum Reception {
    /// Nothing to do: a blank line, an unknown notification, a response to nothing.
    case ignored
    case refused(RefusedMessage)
    case request(JSONRPC.Request, Era, Session?)
    case batch([Payload.Element], Era, Session?)
    /// The client gives a request up.
    case cancelled(RequestID)
    /// The client is ready to be told things unasked.
    case ready(Session)
    /// The client answers something that it was asked.
    case answered(JSONRPC.Response, Session)
  }

  private(set) var session: Session?

  mutating func receive(_ line: [UInt8]) -> Reception {
    guard line.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) else { return .ignored }
    do {
      switch try Payload(parsing: line) {
      case .batch(let elements):
        return .batch(elements, .legacy(session?.handshake.revision ?? .latestLegacy, client: client), session)
      case .message(.request(let request)): return receive(request)
      case .message(.notification(let notification)): return receive(notification)
      case .message(.response(let response)): return session.map { .answered(response, $0) } ?? .ignored
      }
    } catch {
      return .refused(error)
    }
  }

  private var client: Implementation? { session?.handshake.client }

  private mutating func receive(_ request: JSONRPC.Request) -> Reception {
    do {
      let era = try era(of: request)
      return .request(request, era, era.revision.isModern ? nil : session)
    } catch {
      return .refused(RefusedMessage(id: request.id, error))
    }
  }

  private mutating func era(of request: JSONRPC.Request) throws(RPCError) -> Era {
    if ModernMetadata.isPresent(in: request.params) {
      let metadata = try ModernMetadata(reading: request.params)
      try metadata.checkVersion()
      return .modern(metadata)
    }
    if request.method == Handshake.method {
      let opened = try Handshake(reading: request.params)
      session?.end()
      session = Session(id: "", identity: "", handshake: opened)
      return .legacy(opened.revision, client: opened.client)
    }
    if let session { return .legacy(session.handshake.revision, client: client) }
    if request.method == "ping" { return .legacy(.latestLegacy, client: nil) }
    throw RPCError(
      .invalidParams, "params._meta[\"\(MetaKey.protocolVersion)\"] is missing, and no initialize came before")
  }

  private func receive(_ notification: JSONRPC.Notification) -> Reception {
    if let id = notification.cancelledRequest { return .cancelled(id) }
    if notification.method == "notifications/initialized", let session { return .ready(session) }
    return .ignored
  }
}
