import Access
import HTTP
import MCP

extension Routes {
  private static var methods: String { "POST, OPTIONS" }

  /// Decides on a request to the MCP endpoint.
  func mcp(_ head: RequestHead, _ peer: Peer) -> HeadDecision {
    switch head.method {
    case .post: break
    case .options: return .refuse(Preflight.response(to: head, methods: Self.methods))
    default: return .refuse(Self.notAllowed(Self.methods))
    }
    switch identify(head, peer) {
    case .refused(let response): return .refuse(response)
    case .identified(let caller):
      switch endpoint.admit(head) {
      case .refused(let response): return .refuse(response)
      case .admitted(let admitted):
        return .accept { [endpoint] request, exchange in
          Self.answer(endpoint.answer(admitted, body: request.body, caller: caller), exchange)
        }
      }
    }
  }

  private static func answer(_ answer: HTTPAnswer, _ exchange: Exchange) {
    switch answer {
    case .response(let response): exchange.respond(response)
    case .pending(let pending):
      if pending.endsWithConnection { exchange.onCancel { pending.cancellation.cancel() } }
      pending.run { exchange.respond($0) }
    }
  }
}
