import JSON
import JSONRPC
import Threads

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Serves one client over two descriptors: a message a line, in UTF-8, ended by LF.
///
/// Requests are read on the thread that calls ``run()``; tools decide where they run, and answer from any thread.
package struct StdioTransport<Definition: ServerDefinition>: Sendable {
  private let server: Server<Definition>
  private let caller: Definition.Caller
  private let input: Int32
  private let output: Int32
  private let writer: LineWriter
  private let running = WaitGroup()
  /// What runs now. An id that is used twice at once stands for the later request.
  private let cancellations = Lock<[RequestID: Cancellation]>([:])
  private let subscriptions = Lock<[RequestID: Subscription]>([:])

  package init(server: Server<Definition>, caller: Definition.Caller, input: Int32 = 0, output: Int32 = 1) {
    self.server = server
    self.caller = caller
    self.input = input
    self.output = output
    writer = LineWriter(descriptor: output)
  }

  /// Serves until the input ends or nobody reads the output, then waits for the answers under way.
  ///
  /// From here on a vanished reader is an error of `write`, never a signal.
  package func run() {
    signal(SIGPIPE, SIG_IGN)
    var reader = InputReader(input: input, output: output)
    var splitter = LineSplitter(limit: Limits.messageBytes)
    var conversation = StdioConversation()
    writer.start()
    reading: while true {
      writer.waitForRoom()
      switch reader.next() {
      case .bytes(let bytes): for line in splitter.append(bytes) { take(line, in: &conversation) }
      case .end:
        if let line = splitter.finish() { take(line, in: &conversation) }
        break reading
      case .readerGone:
        cancelAll()
        break reading
      }
    }
    // Nobody answers our questions any more; what waits for one goes on without.
    conversation.session?.end()
    for subscription in subscriptions.withLock({ Array($0.values) }) { subscription.end() }
    running.wait()
    writer.finish()
  }

  private func take(_ line: LineSplitter.Line, in conversation: inout StdioConversation) {
    switch line {
    case .text(let bytes): act(on: conversation.receive(bytes), messageBytes: bytes.count)
    case .tooLong: send(RefusedMessage(id: nil, "the line is longer than \(Limits.messageBytes) bytes").response)
    }
  }

  private func act(on reception: StdioConversation.Reception, messageBytes: Int) {
    switch reception {
    case .ignored: break
    case .refused(let refusal): send(refusal.response)
    case .cancelled(let id): cancel(id)
    case .answered(let response, let session): session.deliver(response)
    case .ready(let session): stand(in: session)
    case .request(let request, let era, let session):
      answer(begin(request, era: era, session: session, messageBytes: messageBytes))
    case .batch(let batch, let era, let session):
      answer(batch, era: era, session: session, messageBytes: messageBytes)
    }
  }

  private func answer(_ incoming: Server<Definition>.Incoming) {
    let id = incoming.request.id
    switch server.step(for: incoming) {
    case .done(let outcome): send(JSONRPC.Response(id: id, outcome))
    case .listen(let filter): listen(filter, for: incoming.request)
    case .work(let work):
      cancellations.withLock { $0[id] = incoming.cancellation }
      running.enter()
      work { outcome in
        end(incoming)
        if let outcome { send(JSONRPC.Response(id: id, outcome)) }
        running.leave()
      }
    }
  }

  private func answer(_ batch: [Payload.Element], era: Era, session: Session?, messageBytes: Int) {
    if let refusal = Server<Definition>.refusal(of: batch, in: era.revision) { return send(refusal.response) }
    for case .message(.response(let response)) in batch { session?.deliver(response) }
    running.enter()
    server.answer(batch: batch) { request in
      let incoming = begin(request, era: era, session: session, messageBytes: messageBytes)
      cancellations.withLock { $0[request.id] = incoming.cancellation }
      return incoming
    } completion: { responses in
      forget(batch)
      if !responses.isEmpty { writer.send(.array(responses.map { .object($0.json) })) }
      running.leave()
    }
  }

  private func begin(
    _ request: JSONRPC.Request, era: Era, session: Session?, messageBytes: Int
  ) -> Server<Definition>.Incoming {
    let cancellation = Cancellation()
    return Server<Definition>.Incoming(
      request: request, era: era, caller: caller, session: session, cancellation: cancellation,
      departure: cancellation, messageBytes: messageBytes, notify: { [writer] in writer.send(.object($0)) })
  }

  private func end(_ incoming: Server<Definition>.Incoming) {
    cancellations.withLock { running in
      if running[incoming.request.id] === incoming.cancellation { running[incoming.request.id] = nil }
    }
  }

  private func forget(_ batch: [Payload.Element]) {
    cancellations.withLock { running in
      for case .message(.request(let request)) in batch { running[request.id] = nil }
    }
  }

  private func cancel(_ id: RequestID) {
    cancellations.withLock { $0[id] }?.cancel()
    subscriptions.withLock { $0.removeValue(forKey: id) }?.stop()
  }

  private func cancelAll() {
    for cancellation in cancellations.withLock({ Array($0.values) }) { cancellation.cancel() }
  }

  private func send(_ response: JSONRPC.Response) { writer.send(.object(response.json)) }
}

// What is sent unasked.
extension StdioTransport {
  private func listen(_ filter: SubscriptionFilter, for request: JSONRPC.Request) {
    do {
      try server.listen(
        filter, for: request, caller: caller, send: { [writer] in writer.send(.object($0)) },
        keep: { keep($0, under: request.id) },
        over: { [subscriptions] ended in
          subscriptions.withLock { open in
            if open[request.id] === ended { open[request.id] = nil }
          }
        })
    } catch {
      send(JSONRPC.Response(id: request.id, error))
    }
  }

  private func keep(_ subscription: Subscription, under id: RequestID) {
    let former = subscriptions.withLock { open in
      defer { open[id] = subscription }
      return open[id]
    }
    former?.stop()
  }

  private func stand(in session: Session) {
    let definition = server.definition
    guard definition.offering.hasChanges else { return }
    _ = session.stand(
      definition.offering, send: { [writer] in writer.send(.object($0)) }, finish: {},
      watch: { definition.watch(for: caller, $0) })
  }
}
