import HTTP
import MCP
import Service

/// The one path of the server, for clients on this machine: a foreign Host or Origin is refused.
struct LoopbackRoutes: Handler {
  let endpoint: HTTPEndpoint<ConformanceServer>
  let port: Int

  func decide(on head: RequestHead, from peer: Peer) -> HeadDecision {
    guard head.authority.map(isOurs) ?? (head.version == .http10) else {
      return .refuse(.text(.forbidden, "This server does not answer for that host."))
    }
    guard head.fields.values(of: "Origin").allSatisfy({ $0.hasPrefix("http://") && isOurs($0.dropFirst(7)) }) else {
      return .refuse(.text(.forbidden, "Pages of this origin may not use this server."))
    }
    guard head.path == "/mcp" else { return .refuse(.text(.notFound, "The endpoint is /mcp.")) }
    switch endpoint.admit(head) {
    case .refused(let response): return .refuse(response)
    case .admitted(let admitted):
      return .accept { [endpoint] request, exchange in
        switch endpoint.answer(admitted, body: request.body, caller: Anyone()) {
        case .response(let response): exchange.respond(response)
        case .pending(let pending): pending.run(exchange)
        }
      }
    }
  }

  private func isOurs(_ authority: some StringProtocol) -> Bool {
    ["127.0.0.1:\(port)", "localhost:\(port)", "127.0.0.1", "localhost"].contains(authority.lowercased())
  }
}
