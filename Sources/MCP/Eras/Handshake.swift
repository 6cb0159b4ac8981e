import JSON
import JSONRPC

/// The legacy opening: what a client's `initialize` asks for and what it gets.
struct Handshake: Hashable, Sendable {
  static let method = "initialize"

  /// The revision asked for where we speak it as a legacy one, else the latest legacy one.
  let revision: Revision
  let client: Implementation?
  let capabilities: ClientCapabilities

  /// Reads the params of `initialize`. What capabilities and client info hold is not judged.
  /// - Throws: -32602 where one of the three members is missing or of another type.
  init(reading params: JSONObject?) throws(RPCError) {
    guard let requested = params?["protocolVersion"]?.string else { throw Self.missing("protocolVersion", "a text") }
    guard let declared = params?["capabilities"]?.object else { throw Self.missing("capabilities", "an object") }
    guard let info = params?["clientInfo"], info.object != nil else { throw Self.missing("clientInfo", "an object") }
    let known = Revision(rawValue: requested)
    revision = known.flatMap { $0.isModern ? nil : $0 } ?? .latestLegacy
    client = Implementation(info)
    capabilities = ClientCapabilities(declared)
  }

  private static func missing(_ name: String, _ expectation: String) -> RPCError {
    RPCError(.invalidParams, "params.\(name) is missing or malformed; it must be \(expectation)")
  }
}
