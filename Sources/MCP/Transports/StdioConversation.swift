import JSON
import JSONRPC

/// What one process has been told over stdio, and what each further line means. It does no I/O.
///
/// The only thing remembered is a legacy handshake; modern requests are served beside it by their own metadata.
struct StdioConversation {
  enum Reception {
    /// Nothing to do: a blank line, a notification, a response.
    case ignored
    case refused(RefusedMessage)
    case request(JSONRPC.Request, Era)
    case batch([Payload.Element], Era)
    /// The client gives a request up.
    case cancelled(RequestID)
  }

  private var handshake: Handshake?

  mutating func receive(_ line: [UInt8]) -> Reception {
    guard line.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) else { return .ignored }
    do {
      switch try Payload(parsing: line) {
      case .batch(let elements): return receive(elements)
      case .message(.request(let request)): return receive(request)
      case .message(.notification(let notification)): return receive(notification)
      case .message(.response): return .ignored
      }
    } catch {
      return .refused(error)
    }
  }

  private mutating func receive(_ request: JSONRPC.Request) -> Reception {
    do {
      return .request(request, try era(of: request))
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
      handshake = opened
      return .legacy(opened.revision, client: opened.client)
    }
    if let handshake { return .legacy(handshake.revision, client: handshake.client) }
    if request.method == "ping" { return .legacy(.latestLegacy, client: nil) }
    throw RPCError(
      .invalidParams, "params._meta[\"\(MetaKey.protocolVersion)\"] is missing, and no initialize came before")
  }

  private func receive(_ notification: JSONRPC.Notification) -> Reception {
    guard notification.method == "notifications/cancelled", let id = notification.params?["requestId"],
      let requestID = RequestID(id)
    else { return .ignored }
    return .cancelled(requestID)
  }

  private func receive(_ batch: [Payload.Element]) -> Reception {
    .batch(batch, .legacy(handshake?.revision ?? .latestLegacy, client: handshake?.client))
  }
}
