import Threads

/// Hands changes on to whoever watches the topic (an account, say) that they belong to.
package final class ChangeFeed<Topic: Hashable & Sendable>: Sendable {
  private struct Watcher {
    let topic: Topic
    let body: @Sendable ([Change]) -> Void
    weak var watch: Watch?
  }

  private struct State {
    var watchers: [Int: Watcher] = [:]
    var next = 0
  }

  private let state = Lock(State())

  package init() {}

  package func watch(_ topic: Topic, _ body: @escaping @Sendable ([Change]) -> Void) -> Watch {
    let key = state.withLock { state in
      state.next += 1
      return state.next
    }
    let watch = Watch { [self] in state.withLock { $0.watchers[key] = nil } }
    state.withLock { $0.watchers[key] = Watcher(topic: topic, body: body, watch: watch) }
    return watch
  }

  /// Ends the watches of a topic, whose watchers learn of it.
  package func close(_ topic: Topic) {
    let watches = state.withLock { state in state.watchers.values.filter { $0.topic == topic }.compactMap(\.watch) }
    for watch in watches { watch.close() }
  }

  /// The topics that somebody watches.
  package var topics: Set<Topic> { state.withLock { state in Set(state.watchers.values.map(\.topic)) } }

  package func publish(_ changes: [Change], to topic: Topic) {
    guard !changes.isEmpty else { return }
    let bodies = state.withLock { state in
      state.watchers.sorted { $0.key < $1.key }.map(\.value).filter { $0.topic == topic }.map(\.body)
    }
    for body in bodies { body(changes) }
  }
}
