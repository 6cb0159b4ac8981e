import JSONRPC

/// The notification that a client gives a request up.
enum Cancellation {
  /// The request that a message gives up; nil for every other message.
  static func id(in payload: Payload) -> RequestID? {
    guard case .message(.notification(let notification)) = payload,
      notification.method == "notifications/cancelled"
    else { return nil }
    return notification.params?["requestId"].flatMap(RequestID.init)
  }
}
