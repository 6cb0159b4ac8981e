package import JSON
package import Time

/// The answer to a write that was sent with an idempotency key.
package struct KeptAnswer: Hashable, Sendable {
  /// Whose key it is: keys of different tokens never meet.
  package let holder: String
  package let key: String
  /// SHA-256 of the tool and its arguments.
  package let argumentsHash: [UInt8]
  package let answer: JSONObject
  package let at: Instant

  package init(holder: String, key: String, argumentsHash: [UInt8], answer: JSONObject, at: Instant) {
    self.holder = holder
    self.key = key
    self.argumentsHash = argumentsHash
    self.answer = answer
    self.at = at
  }
}
