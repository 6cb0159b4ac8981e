import CCurl
import JSON
import JSONRPC

/// Carries messages between a client on standard input and output and a server over HTTP. Confined to the main thread.
struct Relay {
  /// How long requests are waited for once the input has ended, in seconds.
  private static let patienceSeconds = 30

  /// Who answers where the relay does it itself.
  private static let information: JSONValue = ["name": "pocketwork-relay", "version": "0.1.0"]

  private let remote: Remote
  private let transfers = Transfers()
  private let inbox = Inbox()
  private var outbox = Outbox()
  private var session = Session()
  /// Lines that wait for a handshake to be over.
  private var held: [[UInt8]] = []
  private var endsAt: ContinuousClock.Instant?

  init(_ remote: Remote) { self.remote = remote }

  /// Carries messages until the input has ended and every request has its answer, or the client reads no more.
  mutating func run() {
    let waker = transfers.waker
    inbox.start { waker.wake() }
    while !outbox.isClosed {
      for item in inbox.take() { receive(item) }
      for (transfer, code) in transfers.perform() { finish(transfer, code) }
      writeLines()
      releaseHeld()
      if endsAt != nil, transfers.running.isEmpty, held.isEmpty { break }
      giveUpLate()
      transfers.wait(milliseconds: endsAt == nil ? 60_000 : 1_000)
    }
    endSession()
  }

  private mutating func receive(_ item: Inbox.Item) {
    switch item {
    case .line(let line): receive(line: line)
    case .overlongLine:
      write(RefusedMessage(id: nil, "the message is longer than \(Limits.messageText)").response)
    case .end:
      endsAt = .now + .seconds(Self.patienceSeconds)
      for transfer in transfers.running where transfer.kind == .listening { endSubscription(transfer) }
    }
  }

  private mutating func receive(line: [UInt8]) {
    if isShakingHands || !held.isEmpty {
      held.append(line)
      return
    }
    post(line)
  }

  private var isShakingHands: Bool { transfers.running.contains { $0.kind == .handshake } }

  private mutating func releaseHeld() {
    while !held.isEmpty, !isShakingHands { post(held.removeFirst()) }
  }

  private mutating func post(_ line: [UInt8]) {
    do {
      let payload = try Payload(parsing: line)
      if let refusal = session.refusal(of: payload) { return write(refusal) }
      if let id = Cancellation.id(in: payload), cancel(id) { return }
      let outgoing = Outgoing(line: line, payload, session: session)
      if let transfer = Transfer(outgoing, to: remote) { transfers.start(transfer) } else { refuse(outgoing) }
    } catch {
      write(error.response)
    }
  }

  private mutating func refuse(_ outgoing: Outgoing) {
    var answers = Answers(outgoing.ids, isBatch: outgoing.isBatch)
    for answer in answers.fail(Failure.noMemory.error) { outbox.write(answer.encoded) }
  }

  private mutating func write(_ response: Response) { outbox.write(JSONValue.object(response.json).encoded) }

  /// Gives a request up; true where the server learns it from the closed stream alone.
  private func cancel(_ id: RequestID) -> Bool {
    guard let transfer = transfers.running.first(where: { $0.answers.unanswered.contains(id) && $0.kind != .handshake })
    else { return false }
    transfers.drop(transfer)
    return transfer.isModern
  }

  private mutating func finish(_ transfer: Transfer, _ code: CURLcode) {
    if let complaint = transfer.finish(code) { Outbox.complain(complaint) }
    if transfer.kind == .handshake, let result = transfer.answers.result {
      session.begin(result, id: transfer.sessionID)
    }
    deliver(transfer)
  }

  private mutating func writeLines() {
    for transfer in transfers.running { deliver(transfer) }
  }

  private mutating func deliver(_ transfer: Transfer) {
    for line in transfer.lines { outbox.write(line) }
    transfer.lines = []
  }

  /// A subscription has no end of its own: with the input's, the server's side of it is over.
  private mutating func endSubscription(_ transfer: Transfer) {
    transfers.drop(transfer)
    deliver(transfer)
    for id in transfer.answers.unanswered {
      let result: JSONObject = [
        "resultType": "complete",
        "_meta": [
          "io.modelcontextprotocol/subscriptionId": id.json, "io.modelcontextprotocol/serverInfo": Self.information,
        ],
      ]
      write(Response(id: id, .result(result)))
    }
  }

  private mutating func giveUpLate() {
    guard let endsAt, ContinuousClock.now >= endsAt else { return }
    for transfer in transfers.running {
      transfers.drop(transfer)
      transfer.fail(.tooLate)
      deliver(transfer)
    }
  }

  /// Tells a server that keeps sessions that this one is over; what it answers changes nothing.
  private func endSession() {
    guard session.id != nil, let transfer = Transfer(ending: session, at: remote) else { return }
    transfers.start(transfer)
    while !transfers.running.isEmpty {
      _ = transfers.perform()
      if !transfers.running.isEmpty { transfers.wait(milliseconds: 100) }
    }
  }
}
