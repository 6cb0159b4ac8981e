import Threads

/// The sessions of all legacy clients over HTTP, shared by all loop threads.
///
/// Their number is bounded: past it the caller's session that was used least lately ends, and that client opens another
/// one, as it does after a restart.
final class Sessions: Sendable {
  private struct Entry {
    let session: Session
    var lastUse: Int
  }

  private struct State {
    var entries: [String: Entry] = [:]
    var clock = 0
  }

  private let state = Lock(State())
  private let limit: Int
  private let limitPerIdentity: Int

  init(limit: Int = 4_096, limitPerIdentity: Int = 256) {
    (self.limit, self.limitPerIdentity) = (limit, limitPerIdentity)
  }

  func open(_ handshake: Handshake, identity: String) -> Session {
    let session = Session(id: Self.newID(), identity: identity, handshake: handshake)
    let ended = state.withLock { state in
      state.clock += 1
      state.entries[session.id] = Entry(session: session, lastUse: state.clock)
      return surplus(&state, identity: identity)
    }
    for session in ended { session.end() }
    return session
  }

  /// The session of this id, if it is this caller's.
  func find(_ id: String, identity: String) -> Session? {
    state.withLock { state in
      guard let session = state.entries[id]?.session, session.identity == identity else { return nil }
      state.clock += 1
      state.entries[id]?.lastUse = state.clock
      return session
    }
  }

  func close(_ session: Session) {
    state.withLock { $0.entries[session.id] = nil }
    session.end()
  }

  private func surplus(_ state: inout State, identity: String) -> [Session] {
    let own = state.entries.values.filter { $0.session.identity == identity }
    let candidates = own.count > limitPerIdentity ? own : state.entries.count > limit ? Array(state.entries.values) : []
    guard let oldest = candidates.min(by: { $0.lastUse < $1.lastUse }) else { return [] }
    state.entries[oldest.session.id] = nil
    return [oldest.session]
  }

  /// 128 bits of the system's random source, in hexadecimal digits.
  private static func newID() -> String {
    var source = SystemRandomNumberGenerator()
    let digits = (0..<4).map { _ in String(UInt32.random(in: UInt32.min...UInt32.max, using: &source), radix: 16) }
    return digits.map { String(repeating: "0", count: 8 - $0.utf8.count) + $0 }.joined()
  }
}
