import Threads

/// Counts the open connections of all loops, and says which loop takes a new one.
final class Admissions: Sendable {
  private struct Counts: Sendable {
    var total = 0
    var byPeer: [Peer: Int] = [:]
    var byLoop: [Int]
  }

  private let limits: ConnectionLimits
  private let counts: Lock<Counts>

  init(limits: ConnectionLimits, loops: Int) {
    self.limits = limits
    counts = Lock(Counts(byLoop: Array(repeating: 0, count: loops)))
  }

  /// Counts a connection in for the loop that has the fewest; nil where there are too many.
  func admit(_ peer: Peer) -> Int? {
    let limits = limits
    return counts.withLock { counts in
      guard counts.total < limits.total, counts.byPeer[peer, default: 0] < limits.perAddress else { return nil }
      let loop = counts.byLoop.indices.min { counts.byLoop[$0] < counts.byLoop[$1] } ?? 0
      counts.total += 1
      counts.byPeer[peer, default: 0] += 1
      counts.byLoop[loop] += 1
      return loop
    }
  }

  /// Counts a connection out that was admitted.
  func leave(_ peer: Peer, loop: Int) {
    counts.withLock { counts in
      counts.total -= 1
      counts.byLoop[loop] -= 1
      let left = counts.byPeer[peer, default: 1] - 1
      counts.byPeer[peer] = left > 0 ? left : nil
    }
  }
}
