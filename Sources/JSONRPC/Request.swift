package import JSON

/// A message that wants a response.
package struct Request: Hashable, Sendable {
  package let id: RequestID
  package let method: String
  /// Nil where the message has none.
  package let params: JSONObject?

  package init(id: RequestID, method: String, params: JSONObject?) {
    self.id = id
    self.method = method
    self.params = params
  }
}
