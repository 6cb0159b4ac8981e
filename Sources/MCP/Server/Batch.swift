import JSONRPC
import Threads

/// The responses to one batch, gathered as they come and handed on together, in the order of the requests.
final class Batch: Sendable {
  private struct State {
    var responses: [JSONRPC.Response?]
    var open: Int
  }

  private let state: Lock<State>
  private let completion: @Sendable ([JSONRPC.Response]) -> Void

  /// `count` slots are to be filled; each is filled once, by any thread.
  init(count: Int, completion: @escaping @Sendable ([JSONRPC.Response]) -> Void) {
    state = Lock(State(responses: Array(repeating: nil, count: count), open: count))
    self.completion = completion
  }

  /// Nil fills a slot that gets no response: a notification, or a call that was cancelled.
  func fill(_ slot: Int, _ response: JSONRPC.Response?) {
    let responses = state.withLock { state -> [JSONRPC.Response]? in
      state.responses[slot] = response
      state.open -= 1
      return state.open == 0 ? state.responses.compactMap { $0 } : nil
    }
    if let responses { completion(responses) }
  }
}
