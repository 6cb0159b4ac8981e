package import JSON

/// How the state of a call goes through the client and back without being changed, read or used for something else.
///
/// The owner of the server gives both closures; what opens is what was sealed for the same binding, not too long ago,
/// and as often as the owner allows.
package struct StateSeal: Sendable {
  package let seal: @Sendable (_ state: JSONValue, _ binding: [UInt8]) -> String
  package let open: @Sendable (_ text: String, _ binding: [UInt8]) -> JSONValue?

  package init(
    seal: @escaping @Sendable (_ state: JSONValue, _ binding: [UInt8]) -> String,
    open: @escaping @Sendable (_ text: String, _ binding: [UInt8]) -> JSONValue?
  ) {
    (self.seal, self.open) = (seal, open)
  }

  /// What a state is bound to: who calls what, with which arguments.
  static func binding(identity: String, method: String, target: String, arguments: JSONObject) -> [UInt8] {
    JSONValue.array([.string(identity), .string(method), .string(target), .object(arguments)]).encoded
  }
}
