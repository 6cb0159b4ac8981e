import JSONRPC

extension JSONRPC.Notification {
  /// The request that the client gives up; nil for other notifications, and for malformed ones.
  var cancelledRequest: RequestID? {
    guard method == "notifications/cancelled" else { return nil }
    return params?["requestId"].flatMap { RequestID($0) }
  }
}
