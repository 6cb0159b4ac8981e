import JSON
import JSONRPC
import Threads

/// One `subscriptions/listen` (2026-07-28): the acknowledgement, what was asked for as it comes about, and, where the
/// server ends it, the result. Every message bears the id of the request.
final class Subscription: Sendable {
  private struct State {
    var isAcknowledged = false
    var isOver = false
    /// What came about before the acknowledgement was out.
    var early: [Change] = []
    var watch: Watch?
  }

  private let id: RequestID
  private let filter: SubscriptionFilter
  private let result: JSONObject
  private let send: @Sendable (JSONObject) -> Void
  private let release: @Sendable (Subscription) -> Void
  private let state = Lock(State())

  /// - Parameters:
  ///   - result: what the request is answered with at the end, free of the id.
  ///   - release: called once when it is over, after the last message.
  init(
    id: RequestID, filter: SubscriptionFilter, result: JSONObject, send: @escaping @Sendable (JSONObject) -> Void,
    release: @escaping @Sendable (Subscription) -> Void
  ) {
    (self.id, self.filter, self.result, self.send, self.release) = (id, filter, result, send, release)
  }

  private var meta: JSONObject { [MetaKey.subscriptionID: id.json] }

  /// Begins: nothing that comes about once `watch` has returned is lost, and the acknowledgement goes out first.
  func start(_ watch: (@escaping @Sendable ([Change]) -> Void) -> Watch) {
    let watch = watch { [self] changes in receive(changes) }
    let acknowledgement = Notification(
      method: "notifications/subscriptions/acknowledged",
      params: ["notifications": .object(filter.json), "_meta": .object(meta)])
    let isOver = state.withLock { state in
      guard !state.isOver else { return true }
      send(acknowledgement.json)
      state.watch = watch
      state.isAcknowledged = true
      for change in state.early { send(change.notification(meta: meta).json) }
      state.early = []
      return false
    }
    if isOver { return watch.end() }
    watch.onClose { [weak self] in self?.end(because: "the credential does not hold any more") }
  }

  private func receive(_ changes: [Change]) {
    let wanted = changes.filter(filter.includes)
    guard !wanted.isEmpty else { return }
    state.withLock { state in
      guard !state.isOver else { return }
      guard state.isAcknowledged else {
        state.early += wanted
        return
      }
      for change in wanted { send(change.notification(meta: meta).json) }
    }
  }

  /// The client has ended it: nothing more is sent.
  func stop() { close { _, _ in } }

  /// The server ends it: it takes the request back, and answers it after that. What was not even acknowledged is only
  /// answered.
  func end(because reason: String = "the server ends") {
    close { [self] isAcknowledged, send in
      let params: JSONObject = ["requestId": id.json, "reason": .string(reason), "_meta": .object(meta)]
      if isAcknowledged { send(Notification(method: "notifications/cancelled", params: params).json) }
      var result = result
      var metadata = result["_meta"]?.object ?? [:]
      metadata[MetaKey.subscriptionID] = id.json
      result["_meta"] = .object(metadata)
      send(Response(id: id, .result(result)).json)
    }
  }

  private func close(_ last: (_ isAcknowledged: Bool, _ send: @Sendable (JSONObject) -> Void) -> Void) {
    let (wasOpen, watch) = state.withLock { state in
      let wasOpen = !state.isOver
      if wasOpen { last(state.isAcknowledged, send) }
      state.isOver = true
      defer { state.watch = nil }
      return (wasOpen, state.watch)
    }
    watch?.end()
    if wasOpen { release(self) }
  }
}
