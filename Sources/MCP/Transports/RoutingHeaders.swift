import HTTP
import JSON
import JSONRPC

/// The header fields that a modern request repeats from its body (2026-07-28, streamable HTTP).
struct RoutingHeaders: Sendable {
  let version: RoutingField
  /// Legacy only; modern requests do not look at it.
  let session: RoutingField
  private let method: RoutingField
  private let name: RoutingField
  /// All fields of the request, for those that are named by a tool's schema.
  private let fields: Fields

  init(_ fields: Fields) {
    version = RoutingField("MCP-Protocol-Version", in: fields)
    session = RoutingField("Mcp-Session-Id", in: fields)
    method = RoutingField("Mcp-Method", in: fields)
    name = RoutingField("Mcp-Name", in: fields)
    self.fields = fields
  }

  /// - Throws: -32020 for the first field that is missing, malformed or different.
  func check(against request: JSONRPC.Request, _ metadata: ModernMetadata) throws(RPCError) {
    guard version.says(metadata.requestedVersion) else { throw Self.mismatch("MCP-Protocol-Version") }
    guard method.says(request.method) else { throw Self.mismatch("Mcp-Method") }
    guard let target = Self.target(of: request) else { return }
    guard name.saysPerhapsEncoded(target) else { throw Self.mismatch("Mcp-Name") }
  }

  /// - Throws: -32020 for the first mirrored argument that its field does not repeat, or that has a field without being
  ///   there: a proxy may have routed by it.
  func check(_ arguments: JSONObject, of tool: Tool) throws(RPCError) {
    for argument in tool.mirrored
    where !RoutingField(argument.field, in: fields).repeats(argument.value(in: arguments)) {
      let name = argument.path.joined(separator: ".")
      throw RPCError(
        .headerMismatch,
        "The header field \(argument.field) must say what the argument \(name) says, or be left out with it")
    }
  }

  /// What `Mcp-Name` repeats; nil where the method has no such member, or the body none that could be repeated.
  private static func target(of request: JSONRPC.Request) -> String? {
    switch request.method {
    case "tools/call", "prompts/get": request.params?["name"]?.string
    case "resources/read": request.params?["uri"]?.string
    default: nil
    }
  }

  private static func mismatch(_ field: String) -> RPCError {
    RPCError(.headerMismatch, "The header field \(field) must be there and say what the body says")
  }
}
