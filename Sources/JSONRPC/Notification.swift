package import JSON

/// A message without an id: it never gets a response, whatever it says.
package struct Notification: Hashable, Sendable {
  package let method: String
  /// Nil where the message has none, or something that is no object: nobody may be told of that.
  package let params: JSONObject?

  package init(method: String, params: JSONObject?) {
    self.method = method
    self.params = params
  }

  package var json: JSONObject {
    var object: JSONObject = ["jsonrpc": "2.0", "method": .string(method)]
    if let params { object["params"] = .object(params) }
    return object
  }
}
