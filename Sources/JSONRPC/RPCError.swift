package import JSON

/// The `error` member of a response: what went wrong, for the peer's program (`code`, `data`) and for people (`message`).
package struct RPCError: Error, Hashable, Sendable {
  package let code: ErrorCode

  /// One sentence; it repeats nothing long that the peer sent.
  package let message: String
  package let data: JSONValue?

  package init(_ code: ErrorCode, _ message: String, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  package var json: JSONObject {
    var object: JSONObject = ["code": .integer(code.number), "message": .string(message)]
    object["data"] = data
    return object
  }
}
