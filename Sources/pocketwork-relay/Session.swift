import JSON

/// What a legacy session is known by from its initialization on.
struct Session {
  private(set) var version: String?
  private(set) var id: String?

  /// The header lines that its messages carry.
  var fields: [String] {
    (version.map { ["MCP-Protocol-Version: \($0)"] } ?? []) + (id.map { ["Mcp-Session-Id: \($0)"] } ?? [])
  }

  /// Learns from the answer to `initialize`.
  mutating func begin(_ result: JSONObject, id: String?) {
    version = result["protocolVersion"]?.string.flatMap(RoutingField.word)
    self.id = id.flatMap(RoutingField.word)
  }
}
