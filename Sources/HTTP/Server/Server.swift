import CShim
import Threads

/// An HTTP/1.1 server: a listening socket and some loops, each with its thread.
package final class Server: Sendable {
  /// The port that is listened on.
  package let port: Int
  private let mailboxes: [Mailbox]
  private let threads: Lock<[Thread]>

  /// Listens and begins to serve.
  package convenience init(_ configuration: Configuration, handler: any Handler) throws(SystemError) {
    try self.init(configuration) { _ in handler }
  }

  /// The same for a handler that needs to know the port. Signals reach the loops' threads as they reach the calling
  /// thread: block first what they shall not get.
  package init(_ configuration: Configuration, makeHandler: (_ port: Int) -> any Handler) throws(SystemError) {
    pw_allow_open_files(UInt64(clamping: configuration.connections.total) * 2 + 256)
    var port = UInt16(truncatingIfNeeded: configuration.port)
    let listener = try SystemError.check(pw_listen(configuration.host, &port))
    let loops: [LoopHandle]
    do {
      loops = try Self.makeLoops(configuration, makeHandler(Int(port)), listener)
    } catch {
      closeDescriptor(listener)
      throw error
    }
    self.port = Int(port)
    mailboxes = loops.map(\.loop.mailbox)
    threads = Lock(loops.map { handle in Thread { handle.loop.run() } })
  }

  private static func makeLoops(
    _ configuration: Configuration, _ handler: any Handler, _ listener: CInt
  ) throws(SystemError) -> [LoopHandle] {
    let count = max(1, configuration.threads)
    let admissions = Admissions(limits: configuration.connections, loops: count)
    var pollers: [(poller: any Poller, waker: Waker)] = []
    for _ in 0..<count {
      let poller = try makePoller(configuration.backend)
      pollers.append((poller, try poller.makeWaker()))
    }
    let mailboxes = pollers.map { Mailbox(waker: $0.waker) }
    var loops: [LoopHandle] = []
    for index in 0..<count {
      let setup = Loop.Setup(
        index: index, handler: handler, limits: configuration.limits, deadlines: configuration.deadlines,
        clock: configuration.clock, admissions: admissions, listener: index == 0 ? listener : nil)
      loops.append(LoopHandle(loop: try Loop(setup, pollers[index].poller, pollers[index].waker, mailboxes)))
    }
    return loops
  }

  private static func makePoller(_ backend: Configuration.Backend) throws(SystemError) -> any Poller {
    #if os(Linux)
      if backend == .system { return try EpollPoller() }
    #endif
    return PollPoller()
  }

  /// Takes no more connections, lets the requests that are being answered be answered and streams end, and waits for
  /// that: at most `limit` by the server's clock, then what is left is cut.
  package func drain(within limit: Duration) {
    for mailbox in mailboxes { mailbox.post(.drain(within: limit)) }
    join()
  }

  /// Cuts everything off and waits for the loops to end.
  package func stop() {
    for mailbox in mailboxes { mailbox.post(.stop) }
    join()
  }

  /// Makes the loops look at the clock: for tests whose clock has been moved.
  package func wake() {
    for mailbox in mailboxes { mailbox.wake() }
  }

  private func join() {
    let running = threads.withLock { threads in
      defer { threads = [] }
      return threads
    }
    for thread in running { thread.join() }
  }

  /// A loop on its way to its thread.
  private struct LoopHandle: @unchecked Sendable {
    // Whoever makes the loop hands it to the thread that runs it before that thread starts, and touches no more than its
    // mailbox, which may be shared.
    let loop: Loop
  }
}
