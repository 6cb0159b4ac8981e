import HTTP
import Threads

/// A handler whose paths say what becomes of a request; what it holds is answered by the test.
final class TestHandler: Handler {
  struct Held: Sendable {
    let request: Request
    let exchange: Exchange
  }

  let held = Lock<[Held]>([])
  let runCount = Lock(0)

  func decide(on head: RequestHead, from peer: Peer) -> HeadDecision {
    switch head.path {
    case "/refuse": .refuse(.text(.unauthorized, "refused", fields: ["From": peer.address]))
    case "/echo":
      .accept { [self] request, exchange in
        runCount.withLock { $0 += 1 }
        exchange.respond(Response(.ok, fields: ["Method": head.method.name], body: request.body))
      }
    case "/hold", "/stream":
      .accept { [self] request, exchange in held.withLock { $0.append(Held(request: request, exchange: exchange)) } }
    case "/big":
      .accept { _, exchange in
        exchange.respond(Response(.ok, body: Array(repeating: 0x62, count: Int(head.query ?? "") ?? 0)))
      }
    default: .refuse(.text(.notFound, "nothing here"))
    }
  }
}
