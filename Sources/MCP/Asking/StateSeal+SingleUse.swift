import JSON
import Threads

extension StateSeal {
  /// States that open once, and for so many seconds, over the owner's own sealing of bytes.
  ///
  /// - Parameters:
  ///   - lifetimeSeconds: how long a person may take for the answer.
  ///   - now: seconds of a clock that does not go back.
  package init(
    lifetimeSeconds: Int64, now: @escaping @Sendable () -> Int64,
    sealing: @escaping @Sendable (_ content: [UInt8], _ binding: [UInt8]) -> String,
    opening: @escaping @Sendable (_ text: String, _ binding: [UInt8]) -> [UInt8]?
  ) {
    let outstanding = Lock(OutstandingStates())
    self.init(
      seal: { state, binding in
        let end = now() + lifetimeSeconds
        let number = outstanding.withLock { $0.add(until: end, now: now()) }
        return sealing(JSONValue.array([.integer(number), state]).encoded, binding)
      },
      open: { text, binding in
        guard let bytes = opening(text, binding), let parts = (try? JSONValue(parsing: bytes))?.array, parts.count == 2,
          let number = parts[0].wholeNumber, outstanding.withLock({ $0.take(number, now: now()) })
        else { return nil }
        return parts[1]
      })
  }
}

/// The states that are out with clients: a state that is not here was used, or is too old.
private struct OutstandingStates {
  /// States that may be out at once; past it the oldest one does not open any more.
  static let limit = 10_000

  private var ends: [Int64: Int64] = [:]
  private var oldest: Int64 = 0
  private var next: Int64 = 0

  mutating func add(until end: Int64, now: Int64) -> Int64 {
    while oldest < next, ends.count >= Self.limit || (ends[oldest].map { $0 <= now } ?? true) {
      ends[oldest] = nil
      oldest += 1
    }
    defer { next += 1 }
    ends[next] = end
    return next
  }

  mutating func take(_ number: Int64, now: Int64) -> Bool {
    guard let end = ends.removeValue(forKey: number) else { return false }
    return now < end
  }
}
