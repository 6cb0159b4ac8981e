import HTTP
import JSON
import MCP
import Threads

/// A client at the far end of one request over HTTP, which may leave after so many messages.
final class ClientChannel: HTTPChannel, EventSink {
  private struct State {
    var bodies: [[UInt8]] = []
    var isOver = false
    var leaving: (@Sendable () -> Void)?
  }

  private let state = Monitor(State())
  private let patience: Int

  /// - Parameter patience: after how many messages it leaves.
  init(patience: Int = .max) { self.patience = patience }

  func respond(_ response: Response) {
    state.change { state in
      state.bodies.append(response.body)
      state.isOver = true
    }
  }

  func openEventStream() -> (any EventSink)? { self }

  func onCancel(_ body: @escaping @Sendable () -> Void) { state.change { $0.leaving = body } }

  func onDrain(_ body: @escaping @Sendable () -> Void) {}

  @discardableResult
  func send(_ event: ServerEvent) -> Bool {
    let leaving = state.change { state in
      state.bodies.append(event.data)
      return state.bodies.count == patience ? state.leaving : nil
    }
    leaving?()
    return true
  }

  func finish() { state.change { $0.isOver = true } }

  /// All messages, once the answer or the stream is over.
  func messages() throws -> [JSONValue] {
    let bodies = state.wait(until: { $0.isOver }, then: { $0.bodies })
    return try bodies.map { try JSONValue(parsing: $0) }
  }

  /// What came so far.
  var count: Int { state.wait(until: { _ in true }, then: { $0.bodies.count }) }
}
