import Access
import HTTP
import MCP

extension Routes {
  private var methods: String { "\(endpoint.methods), OPTIONS" }

  /// Decides on a request to the MCP endpoint.
  func mcp(_ head: RequestHead, _ peer: Peer) -> HeadDecision {
    switch head.method {
    case .post: break
    case .get, .delete: if !endpoint.hasSessions { return .refuse(Self.notAllowed(methods)) }
    case .options: return .refuse(Preflight.response(to: head, methods: methods))
    default: return .refuse(Self.notAllowed(methods))
    }
    switch identify(head, peer, as: .agent, authenticate) {
    case .refused(let response): return .refuse(response)
    case .identified(let caller):
      switch endpoint.admit(head) {
      case .refused(let response): return .refuse(response)
      case .admitted(let admitted):
        return .accept { [endpoint] request, exchange in
          switch endpoint.answer(admitted, body: request.body, caller: caller) {
          case .response(let response): exchange.respond(response)
          case .pending(let pending): pending.run(exchange)
          }
        }
      }
    }
  }
}
