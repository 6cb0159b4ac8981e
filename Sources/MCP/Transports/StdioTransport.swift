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
    case .cancelled(let id): cancellations.withLock { $0[id] }?.cancel()
    case .request(let request, let era):
      let incoming = begin(request, era: era, messageBytes: messageBytes)
      running.enter()
      server.answer(incoming) { response in
        end(incoming)
        if let response { send(response) }
        running.leave()
      }
    case .batch(let batch, let era): answer(batch, era: era, messageBytes: messageBytes)
    }
  }

  private func answer(_ batch: [Payload.Element], era: Era, messageBytes: Int) {
    if let refusal = Server<Definition>.refusal(of: batch, in: era.revision) { return send(refusal.response) }
    running.enter()
    server.answer(batch: batch) { request in
      begin(request, era: era, messageBytes: messageBytes)
    } completion: { responses in
      forget(batch)
      if !responses.isEmpty { writer.send(.array(responses.map { .object($0.json) })) }
      running.leave()
    }
  }

  private func begin(_ request: JSONRPC.Request, era: Era, messageBytes: Int) -> Server<Definition>.Incoming {
    let cancellation = Cancellation()
    cancellations.withLock { $0[request.id] = cancellation }
    return Server<Definition>.Incoming(
      request: request, era: era, caller: caller, cancellation: cancellation, messageBytes: messageBytes)
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

  private func cancelAll() {
    for cancellation in cancellations.withLock({ Array($0.values) }) { cancellation.cancel() }
  }

  private func send(_ response: JSONRPC.Response) { writer.send(.object(response.json)) }
}
