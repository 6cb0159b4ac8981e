import HTTP
import JSON
import MCP
import TestSupport
import Threads

/// The far end of one request over HTTP: what was answered, or sent on the stream. The test says when it leaves.
final class FakeChannel: HTTPChannel, EventSink {
  private struct State {
    var response: Response?
    var isStream = false
    var events: [[UInt8]] = []
    var isFinished = false
    var cancellation: (@Sendable () -> Void)?
    var draining: (@Sendable () -> Void)?
  }

  private let state = Lock(State())

  func respond(_ response: Response) {
    state.withLock { state in
      if state.response == nil, !state.isStream { state.response = response }
    }
  }

  func openEventStream() -> (any EventSink)? {
    state.withLock { state -> (any EventSink)? in
      guard state.response == nil, !state.isStream else { return nil }
      state.isStream = true
      return self
    }
  }

  func onCancel(_ body: @escaping @Sendable () -> Void) { state.withLock { $0.cancellation = body } }

  func onDrain(_ body: @escaping @Sendable () -> Void) { state.withLock { $0.draining = body } }

  @discardableResult
  func send(_ event: ServerEvent) -> Bool {
    state.withLock { state in
      guard !state.isFinished else { return false }
      state.events.append(event.data)
      return true
    }
  }

  func finish() { state.withLock { $0.isFinished = true } }

  /// The client leaves.
  func leave() { state.withLock { $0.cancellation }?() }

  /// The server shuts down.
  func drain() { state.withLock { $0.draining }?() }

  var response: Response? { state.withLock { $0.response } }

  var isFinished: Bool { state.withLock { $0.isFinished || $0.response != nil } }

  /// The messages of the stream so far; the one of the response where there is no stream.
  var messages: [JSONValue] {
    let bodies = state.withLock { state in state.isStream ? state.events : state.response.map { [$0.body] } ?? [] }
    return bodies.compactMap { try? JSONValue(parsing: $0) }
  }

  /// Waits until there are so many messages, and gives them.
  func wait(for count: Int) throws -> [JSONValue] {
    try Deadline().poll("\(count) messages") { messages.count >= count ? messages : nil }
  }

  /// Waits for the answer, and gives the last message.
  func answer() throws -> JSONValue {
    try Deadline().poll("the answer") { isFinished ? .some(messages.last ?? .null) : .none }
  }
}
