import Library
import MCP
import Store
import Threads
import Time

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Tells of writes to libraries, whichever process they come from.
///
/// While anybody watches, one thread asks the store ten times a second whether anything was written, which costs no read
/// of a row; what changed is found out only then, and so is whose token does not hold any more. While nobody does, the
/// thread sleeps.
final class LibraryWatcher: Sendable {
  private struct State {
    var isRunning = false
    var known: [AccountID: LibraryState] = [:]
  }

  private static let pauseMilliseconds: CInt = 100

  private let library: Library
  private let now: @Sendable () -> Instant
  private let log: @Sendable (String) -> Void
  private let feed = ChangeFeed<Caller>()
  private let queue = WorkQueue()
  private let state = Lock(State())

  init(library: Library, now: @escaping @Sendable () -> Instant, log: @escaping @Sendable (String) -> Void) {
    (self.library, self.now, self.log) = (library, now, log)
  }

  /// Tells of what is written from now on, and of what the status comes to by itself, for as long as the caller's token
  /// holds; then the watch is closed.
  func watch(_ caller: Caller, _ body: @escaping @Sendable ([Change]) -> Void) -> Watch {
    let account = caller.account
    let standing = standing(of: account)
    let watch = feed.watch(caller, body)
    // The thread may have looked at a revocation just before this watch was there.
    _ = mayTell(caller)
    // In this order: the thread ends only where it sees nobody in the feed.
    let mustStart = state.withLock { state in
      if state.known[account] == nil { state.known[account] = standing }
      defer { state.isRunning = true }
      return !state.isRunning
    }
    if mustStart { queue.add { [self] in run() } }
    return watch
  }

  private func run() {
    var signal: (any WriteSignal)?
    repeat {
      do {
        if let signal {
          if try signal.hasChanged() || hasTurned { compareAll() }
        } else {
          signal = try library.makeWriteSignal()
          compareAll()
        }
      } catch {
        // The file may be replaced, or busy: another connection sees more.
        signal = nil
      }
      _ = poll(nil, 0, Self.pauseMilliseconds)
    } while goesOn()
  }

  /// Whether the clock has reached what somebody is to be told of.
  private var hasTurned: Bool {
    let now = now()
    return state.withLock { $0.known.values.contains { $0.turn <= now } }
  }

  /// Nobody who came in the meantime is left without the thread.
  private func goesOn() -> Bool {
    let watched = Set(feed.topics.map(\.account))
    return state.withLock { state in
      state.known = state.known.filter { watched.contains($0.key) }
      state.isRunning = !watched.isEmpty
      return state.isRunning
    }
  }

  private func compareAll() {
    for (account, callers) in Dictionary(grouping: feed.topics, by: \.account) {
      let standing = standing(of: account)
      // In this order: what came after a token, in another account of the same name even, is nothing that it hears of.
      let told = callers.filter(mayTell)
      guard let standing else {
        // Not again by the clock, which would log it ten times a second, but after the next write.
        state.withLock { $0.known[account]?.turn = .latest }
        continue
      }
      let former = state.withLock { state in
        defer { state.known[account] = standing }
        return state.known[account]
      }
      guard let former else { continue }
      let changes = standing.changes(since: former, at: now())
      for caller in told { feed.publish(changes, to: caller) }
    }
  }

  /// Whether a caller's token still holds, with its scopes; where it does not, its watches are closed. While that cannot
  /// be read, nothing is told.
  private func mayTell(_ caller: Caller) -> Bool {
    do {
      if try library.holds(tokenID: caller.tokenID, scopes: caller.scopes, of: caller.account) { return true }
      feed.close(caller)
    } catch {
      log("watching: \(error.ownerText)")
    }
    return false
  }

  /// Nil where it cannot be read; the log has the reason.
  private func standing(of account: AccountID) -> LibraryState? {
    do {
      // First, since what waits takes effect with it.
      let turn = try PhoneStatus(library, account, now: now()).nextTurn
      return LibraryState(
        index: try library.index(of: account), phones: try library.phonesMark(of: account), turn: turn)
    } catch {
      log("watching: \(error.ownerText)")
      return nil
    }
  }
}
