import JSON
import JSONRPC

/// What a legacy session is known by from its initialization on.
struct Session {
  /// Whether `initialize` has had its result.
  private(set) var hasBegun = false
  private(set) var version: String?
  private(set) var id: String?

  /// The field lines that its messages carry.
  var fields: [String] {
    (version.map { ["MCP-Protocol-Version: \($0)"] } ?? []) + (id.map { ["Mcp-Session-Id: \($0)"] } ?? [])
  }

  /// Why a message may not go out as it is; nil where it may. A request that does not stand for itself needs a session,
  /// and a batch the one revision that has batches: a server that keeps no sessions would not know.
  func refusal(of payload: Payload) -> Response? {
    switch payload {
    case .message(.request(let request)):
      guard !hasBegun, !Outgoing.isModern(request), request.method != "initialize", request.method != "ping" else {
        return nil
      }
      let error = RPCError(
        .invalidParams,
        "params._meta must have io.modelcontextprotocol/protocolVersion, unless initialize comes before the request")
      return Response(id: request.id, error)
    case .batch where version != "2025-03-26":
      return RefusedMessage(id: nil, "only a session of 2025-03-26 has batches").response
    case .message, .batch: return nil
    }
  }

  /// Learns from the answer to `initialize`.
  mutating func begin(_ result: JSONObject, id: String?) {
    hasBegun = true
    version = result["protocolVersion"]?.string.flatMap(RoutingField.word)
    self.id = id.flatMap(RoutingField.word)
  }
}
