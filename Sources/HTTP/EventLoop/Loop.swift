import CShim

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One event loop: it reads requests of its connections, has them answered, and writes the answers. Confined to the
/// thread that runs it; other threads reach it through its mailbox.
final class Loop {
  /// What a loop needs to know to begin.
  struct Setup: Sendable {
    let index: Int
    let handler: any Handler
    let limits: Limits
    let deadlines: Deadlines
    let clock: UptimeClock
    let admissions: Admissions
    /// The listening socket, for the loop that accepts.
    let listener: CInt?
  }

  static let wakerToken = UInt64.max
  static let listenerToken = UInt64.max - 1
  /// What may wait to be written, or come in early, before reading pauses.
  static let highWater = 64 * 1024

  let setup: Setup
  let poller: any Poller
  let waker: Waker
  let mailbox: Mailbox
  /// The mailboxes of all loops, this one's too, for handing connections out.
  let mailboxes: [Mailbox]

  var connections: [Connection?] = []
  var freeSlots: [Int] = []
  var openCount = 0
  /// Connections past the limits that are being told so.
  var rejectedCount = 0
  var generation: UInt64 = 0
  var deadlines = DeadlineQueue()
  var listener: CInt?
  /// Where accepting failed for want of files: when to try again.
  var acceptsAgainAt: Int64?
  var now: Int64 = 0
  var isDraining = false
  /// When draining is given up.
  var stopsAt: Int64?
  var isStopped = false
  let scratch = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 16)

  init(_ setup: Setup, _ poller: any Poller, _ waker: Waker, _ mailboxes: [Mailbox]) throws(SystemError) {
    self.setup = setup
    self.poller = poller
    self.waker = waker
    self.mailboxes = mailboxes
    mailbox = mailboxes[setup.index]
    listener = setup.listener
    try poller.add(waker.readEnd, token: Self.wakerToken, .read)
    if let listener { try poller.add(listener, token: Self.listenerToken, .read) }
  }

  deinit { scratch.deallocate() }

  /// Runs until it is stopped, or drained and empty.
  func run() {
    var found: [Readiness] = []
    while !isStopped, !(isDraining && openCount == 0) {
      let messages = mailbox.takeBeforeSleep()
      if messages.isEmpty {
        poller.wait(milliseconds: timeout(), &found)
        mailbox.awake()
      } else {
        poller.wait(milliseconds: 0, &found)
      }
      now = setup.clock.now()
      for message in messages { receive(message) }
      for readiness in found { react(to: readiness) }
      expire()
    }
    closeEverything()
  }

  private func react(to readiness: Readiness) {
    switch readiness.token {
    case Self.wakerToken: waker.drain()
    case Self.listenerToken: accept()
    default:
      let slot = Int(truncatingIfNeeded: readiness.token & 0xFFFF_FFFF)
      // The slot may have changed hands since the poller looked.
      guard let connection = connection(slot), Self.token(connection.ticket) == readiness.token else { return }
      if readiness.isWritable { resume(connection) }
      if readiness.isReadable || readiness.hasDeparted { read(connection, hasDeparted: readiness.hasDeparted) }
    }
  }

  func connection(_ slot: Int) -> Connection? { slot < connections.count ? connections[slot] : nil }

  /// The connection that a message is for; nil where it is gone.
  func connection(_ ticket: Ticket) -> Connection? {
    guard let connection = connection(ticket.slot), connection.ticket == ticket else { return nil }
    return connection
  }

  static func token(_ ticket: Ticket) -> UInt64 {
    (ticket.generation & 0x7FFF_FFFF) << 32 | UInt64(truncatingIfNeeded: ticket.slot)
  }

  private func timeout() -> CInt? {
    let next = [deadlines.next, acceptsAgainAt, stopsAt].compactMap(\.self).min()
    guard let next else { return nil }
    // Rounded up, or the last millisecond would be spent asking.
    let milliseconds = (next - setup.clock.now() + 999_999) / 1_000_000
    return CInt(clamping: max(0, milliseconds))
  }
}
