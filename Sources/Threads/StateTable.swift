/// What was made from one state of something that changes, shared by threads.
///
/// All of it is forgotten as soon as another state is named, so nothing of an earlier state can come out; and likewise
/// when it would cost more than the limit, which is simpler than finding out what is used least and as good for tables
/// that fill up seldom.
package final class StateTable<State: Equatable & Sendable, Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Content {
    var state: State?
    var values: [Key: Value] = [:]
    var cost = 0
  }

  private let limit: Int
  private let content = Lock(Content())

  /// - Parameter limit: what all values together may cost.
  package init(limit: Int) { self.limit = limit }

  /// What was kept for a key in this very state.
  package func value(for key: Key, in state: State) -> Value? {
    content.withLock { content in content.state == state ? content.values[key] : nil }
  }

  /// Keeps a value that was made from `state`; one that costs more than the limit is not kept.
  package func keep(_ value: Value, for key: Key, in state: State, cost: Int = 1) {
    guard cost <= limit else { return }
    content.withLock { content in
      if content.state != state || content.cost + cost > limit { content = Content(state: state) }
      if content.values.updateValue(value, forKey: key) == nil { content.cost += cost }
    }
  }
}
