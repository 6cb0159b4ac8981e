import JSON

/// What one text holds: a message, or an array of them (a batch, JSON-RPC 2.0 §6).
package enum Payload: Hashable, Sendable {
  case message(Message)
  /// The elements, each read or refused on its own; never empty.
  case batch([Element])

  package enum Element: Hashable, Sendable {
    case message(Message)
    case refused(RefusedMessage)
  }

  /// Reads one JSON text.
  /// - Throws: ``RefusedMessage``: -32700 where it is not JSON as we take it, -32600 where it is no message or an empty batch.
  package init(parsing bytes: [UInt8]) throws(RefusedMessage) {
    let value: JSONValue
    do {
      value = try JSONValue(parsing: bytes)
    } catch {
      throw RefusedMessage(id: nil, RPCError(.parseError, "the message is not valid JSON: \(error)"))
    }
    guard let elements = value.array else {
      self = .message(try Message(value))
      return
    }
    guard !elements.isEmpty else { throw RefusedMessage(id: nil, "the batch is empty") }
    self = .batch(elements.map(Self.element))
  }

  private static func element(_ value: JSONValue) -> Element {
    do {
      return .message(try Message(value))
    } catch {
      return .refused(error)
    }
  }
}
