/// What was made from one state of something that changes, shared by threads.
///
/// All of it is forgotten as soon as another state is named, so nothing of an earlier state can come out; and likewise
/// when it would cost more than the limit, which is simpler than finding out what is used least and as good for tables
/// that fill up seldom. It is public for the reason that ``Lock`` is.
public final class StateTable<State: Equatable & Sendable, Key: Hashable & Sendable, Value: Sendable>: Sendable {
  @usableFromInline struct Content {
    @usableFromInline var state: State?
    @usableFromInline var values: [Key: Value] = [:]
    @usableFromInline var cost = 0

    @inlinable init(state: State? = nil) { self.state = state }
  }

  @usableFromInline let limit: Int
  @usableFromInline let content = Lock(Content())

  /// - Parameter limit: what all values together may cost.
  @inlinable public init(limit: Int) { self.limit = limit }

  /// What was kept for a key in this very state.
  @inlinable public func value(for key: Key, in state: State) -> Value? {
    content.withLock { content in content.state == state ? content.values[key] : nil }
  }

  /// Keeps a value that was made from `state`; one that costs more than the limit is not kept.
  @inlinable public func keep(_ value: Value, for key: Key, in state: State, cost: Int = 1) {
    guard cost <= limit else { return }
    content.withLock { content in
      if content.state != state || content.cost + cost > limit { content = Content(state: state) }
      if content.values.updateValue(value, forKey: key) == nil { content.cost += cost }
    }
  }
}
