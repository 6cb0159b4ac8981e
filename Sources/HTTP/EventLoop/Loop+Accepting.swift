import CShim

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Loop {
  /// How many connections past the limits are kept until they have read why. Further ones are told and closed at once,
  /// which loses the answer of those that have sent something already.
  private static let maximumRejected = 64

  private static let tooMany: Response = .text(
    .serviceUnavailable, "there are too many connections; try again soon", fields: ["Retry-After": "2"])

  /// Takes the connections that wait, some at a time, and hands them to the loop that has the fewest.
  func accept() {
    for _ in 0..<64 {
      guard let listener else { return }
      var from = pw_address()
      let descriptor = pw_accept(listener, &from)
      guard descriptor >= 0 else { return acceptFailed(code: -descriptor) }
      let peer = Peer(
        address: withUnsafeBytes(of: &from.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
      guard let loop = setup.admissions.admit(peer) else {
        reject(descriptor, peer)
        continue
      }
      if loop == setup.index {
        open(descriptor, peer)
      } else {
        mailboxes[loop].post(.connection(descriptor: descriptor, peer: peer))
      }
    }
  }

  /// Without files or memory the listener stays readable: looking away for a while keeps the loop from spinning.
  private func acceptFailed(code: CInt) {
    guard code == EMFILE || code == ENFILE || code == ENOBUFS || code == ENOMEM, let listener else { return }
    poller.change(listener, token: Self.listenerToken, [])
    acceptsAgainAt = now + 100_000_000
  }

  func acceptAgain() {
    guard let time = acceptsAgainAt, time <= now, let listener else { return }
    acceptsAgainAt = nil
    poller.change(listener, token: Self.listenerToken, .read)
  }

  /// Begins to serve a connection that was admitted for this loop.
  func open(_ descriptor: CInt, _ peer: Peer) {
    guard !isDraining, let connection = watch(descriptor, peer, isAdmitted: true) else {
      closeDescriptor(descriptor)
      setup.admissions.leave(peer, loop: setup.index)
      return
    }
    update(connection)
  }

  private func reject(_ descriptor: CInt, _ peer: Peer) {
    guard rejectedCount < Self.maximumRejected, let connection = watch(descriptor, peer, isAdmitted: false) else {
      var output = Output()
      output.append { ResponseWriter.write(Self.tooMany, ResponseWriter.Context(closes: true), to: &$0) }
      _ = output.flush(to: descriptor)
      closeDescriptor(descriptor)
      return
    }
    rejectedCount += 1
    connection.context.closes = true
    write(Self.tooMany, to: connection)
    flush(connection)
  }

  private func watch(_ descriptor: CInt, _ peer: Peer, isAdmitted: Bool) -> Connection? {
    let slot = freeSlots.popLast() ?? connections.count
    generation += 1
    let ticket = Ticket(slot: slot, generation: generation)
    let interest: Interest = [.read, .departure]
    let connection = Connection(
      descriptor: descriptor, peer: peer, ticket: ticket, isAdmitted: isAdmitted, limits: setup.limits,
      interest: interest)
    if slot == connections.count { connections.append(nil) }
    do {
      try poller.add(descriptor, token: Self.token(ticket), interest)
    } catch {
      freeSlots.append(slot)
      return nil
    }
    connections[slot] = connection
    openCount += 1
    return connection
  }

  /// Closes a connection for good. A request that was being answered is cancelled.
  func close(_ connection: Connection) {
    let slot = connection.ticket.slot
    guard connections[slot] === connection else { return }
    connections[slot] = nil
    freeSlots.append(slot)
    openCount -= 1
    deadlines.set(slot, nil)
    switch connection.phase {
    case .answering(let exchange), .streaming(let exchange): exchange.cancel()
    case .reading, .closing: break
    }
    poller.remove(connection.descriptor)
    closeDescriptor(connection.descriptor)
    if connection.isAdmitted {
      setup.admissions.leave(connection.peer, loop: setup.index)
    } else {
      rejectedCount -= 1
    }
  }
}
