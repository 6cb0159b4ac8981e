package import JSON
import JSONRPC
import Threads

/// Tells a client how its request is getting on, as far as it asked: progress under its token, log messages from its
/// level on. What nobody asked for, and what comes after the answer, is dropped.
package final class Reporter: Sendable {
  private struct State {
    var progress: Int?
    var isOver = false
  }

  private let state = Lock(State())
  private let revision: Revision
  private let token: JSONValue?
  private let level: @Sendable () -> LogLevel?
  private let send: (@Sendable (JSONObject) -> Void)?

  init(
    revision: Revision, token: JSONValue?, level: @escaping @Sendable () -> LogLevel?,
    send: (@Sendable (JSONObject) -> Void)?
  ) {
    self.revision = revision
    self.token = token.flatMap { RequestID($0) }?.json
    self.level = level
    self.send = send
  }

  /// A reporter of a request that asked for nothing.
  package static let silent = Reporter(revision: .r20260728, token: nil, level: { nil }, send: nil)

  /// Whether progress goes anywhere, so that it is worth counting.
  package var wantsProgress: Bool { token != nil && send != nil }

  /// Reports progress. What is no more than was reported before is dropped, since progress never stands still.
  /// The message exists from 2025-03-26 on.
  package func progress(_ done: Int, of total: Int? = nil, _ message: String? = nil) {
    guard let token, let send else { return }
    var params: JSONObject = ["progressToken": token, "progress": .integer(done)]
    params["total"] = total.map(JSONValue.integer)
    if revision >= .r20250326 { params["message"] = message.map(JSONValue.string) }
    let notification = Notification(method: "notifications/progress", params: params).json
    state.withLock { state in
      guard !state.isOver, state.progress.map({ done > $0 }) ?? true else { return }
      state.progress = done
      send(notification)
    }
  }

  /// Sends a log message. Nothing secret may be in it.
  package func log(_ level: LogLevel, _ data: JSONValue, logger: String? = nil) {
    guard let send, let least = self.level(), level >= least else { return }
    var params: JSONObject = ["level": .string(level.rawValue)]
    params["logger"] = logger.map(JSONValue.string)
    params["data"] = data
    let notification = Notification(method: "notifications/message", params: params).json
    state.withLock { state in
      if !state.isOver { send(notification) }
    }
  }

  /// From here on nothing is sent: the answer follows.
  func end() { state.withLock { $0.isOver = true } }
}
