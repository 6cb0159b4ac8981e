import Threads

/// How many subscriptions each caller has open.
final class SubscriptionTally: Sendable {
  private let counts = Lock<[String: Int]>([:])
  let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Counts one more; false, with nothing counted, where there are as many as may be.
  func enter(_ identity: String) -> Bool {
    counts.withLock { counts in
      guard counts[identity, default: 0] < limit else { return false }
      counts[identity, default: 0] += 1
      return true
    }
  }

  func leave(_ identity: String) {
    counts.withLock { counts in
      counts[identity] = counts[identity].flatMap { $0 > 1 ? $0 - 1 : nil }
    }
  }
}
