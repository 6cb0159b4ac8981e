import JSON
import JSONRPC
import Threads

/// What is remembered of one legacy client, from `initialize` on: over HTTP under an id of its own, over stdio for as
/// long as the process runs.
final class Session: Sendable {
  /// Resources that one session may subscribe to, and questions that may be open in it.
  static let (resourceLimit, questionLimit) = (1_000, 64)

  struct State {
    var logLevel: LogLevel?
    var resources: [String] = []
    /// Our own questions that the client has not answered yet.
    var questions: [RequestID: @Sendable (JSONRPC.Response) -> Void] = [:]
    var questionCount = 0
    var running: [RequestID: Cancellation] = [:]
    var standing: StandingStream?
    var isOver = false
  }

  let id: String
  /// Whose session it is: with another credential it does not exist.
  let identity: String
  let handshake: Handshake
  let state = Lock(State())

  init(id: String, identity: String, handshake: Handshake) {
    (self.id, self.identity, self.handshake) = (id, identity, handshake)
  }

  var logLevel: LogLevel? { state.withLock { $0.logLevel } }

  /// Log messages below this one are not sent; before the first call none is.
  func setLogLevel(_ level: LogLevel) { state.withLock { $0.logLevel = level } }

  /// False where there are as many as may be.
  func subscribe(to uri: String) -> Bool {
    state.withLock { state in
      if state.resources.contains(where: { $0.utf8.elementsEqual(uri.utf8) }) { return true }
      guard state.resources.count < Self.resourceLimit else { return false }
      state.resources.append(uri)
      return true
    }
  }

  func unsubscribe(from uri: String) {
    state.withLock { $0.resources.removeAll { $0.utf8.elementsEqual(uri.utf8) } }
  }

  /// Ends it: its stream, what it was asked, and what runs for it.
  func end() {
    let (standing, questions, running) = state.withLock { state in
      state.isOver = true
      defer { (state.standing, state.questions, state.running) = (nil, [:], [:]) }
      return (state.standing, state.questions, state.running)
    }
    standing?.end()
    for (id, body) in questions { body(Self.unanswered(id)) }
    for cancellation in running.values { cancellation.cancel() }
  }
}

// What runs, and can be cancelled by name.
extension Session {
  func begin(_ id: RequestID, _ cancellation: Cancellation) {
    state.withLock { $0.running[id] = cancellation }
  }

  func finish(_ id: RequestID, _ cancellation: Cancellation) {
    state.withLock { state in
      if state.running[id] === cancellation { state.running[id] = nil }
    }
  }

  /// The client gives a request up; an id that is unknown, or finished, means nothing.
  func cancel(_ id: RequestID) { state.withLock { $0.running[id] }?.cancel() }
}
