import HTTP
import JSON
import MCP
import Testing

/// One message over HTTP, without a socket.
struct HTTPCall {
  static let modern = "2026-07-28"

  var fields: Fields = ["Content-Type": "application/json"]
  var method = Method.post

  /// The fields that a modern client sends along with this body.
  static func modern(_ body: JSONValue, accept: String? = nil) -> HTTPCall {
    var call = HTTPCall()
    let meta = body["params"]?["_meta"]?["io.modelcontextprotocol/protocolVersion"]?.string
    call.fields.append("MCP-Protocol-Version", meta ?? modern)
    call.fields.append("Mcp-Method", body["method"]?.string ?? "")
    if let name = (body["params"]?["name"] ?? body["params"]?["uri"])?.string { call.fields.append("Mcp-Name", name) }
    if let accept { call.fields.append("Accept", accept) }
    return call
  }

  static func legacy(_ version: String?) -> HTTPCall {
    var call = HTTPCall()
    if let version { call.fields.append("MCP-Protocol-Version", version) }
    return call
  }

  func send(_ text: String, caller: ClockServer.Caller = .writer) -> Response { send(Array(text.utf8), caller: caller) }

  func send(_ body: [UInt8], caller: ClockServer.Caller = .writer) -> Response {
    let held = HeldCalls()
    let endpoint = HTTPEndpoint(server: Server(ClockServer(held: held)))
    switch endpoint.admit(RequestHead(method, "/mcp", fields: fields)) {
    case .refused(let response): return response
    case .admitted(let head):
      switch endpoint.answer(head, body: body, caller: caller) {
      case .response(let response): return response
      case .pending(let pending):
        let channel = FakeChannel()
        pending.run(channel)
        held.release()
        return channel.response ?? Response(.internalError)
      }
    }
  }
}
