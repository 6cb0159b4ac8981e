/// A message that cannot be read as one, and what its sender is told.
package struct RefusedMessage: Error, Hashable, Sendable {
  /// The id, where the message has a valid one.
  package let id: RequestID?
  package let error: RPCError

  package init(id: RequestID?, _ error: RPCError) {
    self.id = id
    self.error = error
  }

  /// An invalid request (-32600).
  package init(id: RequestID?, _ message: String) {
    self.init(id: id, RPCError(.invalidRequest, message))
  }

  package var response: Response { Response(id: id, error) }
}
