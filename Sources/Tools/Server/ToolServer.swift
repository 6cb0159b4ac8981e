import Access
import Faults
import JSON
package import Library
package import MCP
import Names
import Store
package import Threads
package import Time

/// What Pocketwork offers over MCP: the tools of ``ToolTable`` over one library.
package struct ToolServer: ServerDefinition {
  let library: Library
  private let writer: WorkQueue
  let renderer: WorkQueue
  let pictures = PictureCache()
  private let writeRate: WriteRate
  let now: @Sendable () -> Instant
  private let log: @Sendable (String) -> Void
  let watcher: LibraryWatcher
  package let seal: StateSeal?

  /// - Parameters:
  ///   - writer: The process's one thread for writes.
  ///   - renderer: Its one thread for pictures and long previews, which take longer than a loop's thread may wait.
  ///   - log: Takes one line for the owner on each failure that is not the caller's, with the id that the caller sees.
  package init(
    library: Library, writer: WorkQueue, renderer: WorkQueue, writeRate: WriteRate = WriteRate(),
    now: @escaping @Sendable () -> Instant, log: @escaping @Sendable (String) -> Void
  ) {
    self.library = library
    self.writeRate = writeRate
    self.writer = writer
    self.renderer = renderer
    self.now = now
    self.log = log
    watcher = LibraryWatcher(library: library, now: now, log: log)
    let key = SealingKey()
    seal = StateSeal(
      lifetimeSeconds: 600, now: { now().seconds }, sealing: { key.seal($0, binding: $1) },
      opening: { key.open($0, binding: $1) })
  }

  package var info: Implementation {
    Implementation(name: "pocketwork", version: Version.text, title: "Pocketwork", icons: [PocketworkIcon.icon])
  }

  package var instructions: String { Instructions.text }

  package func tools(for caller: Caller) -> [Tool] {
    ToolTable.all.filter { caller.refusal(of: $0) == nil }.map(\.tool)
  }

  package func tool(named name: String, for caller: Caller) -> ToolLookup {
    guard let tool = ToolTable.named(name) else { return .unknown }
    guard let refusal = caller.refusal(of: tool), tool.scope != .write || !caller.mayDryRun else {
      return .found(tool.tool)
    }
    return .refused(refusal.failure(of: name))
  }

  package func basis(ofTool name: String, for caller: Caller) -> AnswerBasis? {
    guard let tool = ToolTable.named(name), case .readsStore = tool.action, caller.refusal(of: tool) == nil,
      let mark = library.store.mark()
    else { return nil }
    return AnswerBasis(holder: caller.account.description, state: mark.words)
  }

  package func call(_ call: ToolCall<Caller>, completion: @escaping @Sendable (ToolResult) -> Void) {
    guard let tool = ToolTable.named(call.tool.name) else {
      return completion(.failure(ToolFailure("NOT_FOUND", "There is no such tool.")))
    }
    switch tool.action {
    case .reads(let run):
      completion(result(of: call) { arguments in .structured(try run(readCall(call, arguments))) })
    case .readsLong(let run):
      add(to: renderer, completion) {
        result(of: call) { arguments in .structured(try run(readCall(call, arguments))) }
      }
    case .readsStore(let run):
      completion(
        result(of: call) { arguments in
          .structured(try run(StoreCall(arguments: arguments, library: library, account: caller(of: call).account)))
        })
    case .writes(let run):
      if let failure = writeRefusal(of: call, tool) { return completion(.failure(failure)) }
      add(to: writer, completion) { written(by: call, run) }
    case .draws(let run):
      add(to: renderer, completion) {
        result(of: call) { arguments in .blocks(try run(readCall(call, arguments), pictures)) }
      }
    }
  }

  /// Why a write may not even be tried; nil where it may, and then it is counted.
  private func writeRefusal(of call: ToolCall<Caller>, _ tool: LibraryTool) -> ToolFailure? {
    let caller = caller(of: call)
    if let refusal = caller.refusal(of: tool), call.arguments.json[CommonFields.dryRun.name] != true {
      return refusal.failure(of: tool.tool.name)
    }
    let seconds = writeRate.count(caller, at: now())
    return seconds.map { ToolFailure("RATE_LIMITED", writeRate.refusal(after: $0)) }
  }

  private func add(
    to queue: WorkQueue, _ completion: @escaping @Sendable (ToolResult) -> Void,
    _ work: @escaping @Sendable () -> ToolResult
  ) {
    guard !queue.add({ completion(work()) }) else { return }
    completion(.failure(ToolFailure("NOT_AVAILABLE", "The server is stopping; try again later.")))
  }

  /// Writes, once the person has said what they are to be asked.
  private func written(by call: ToolCall<Caller>, _ run: (WriteCall) throws -> WriteAnswer) -> ToolResult {
    result(of: call) { sent in
      var arguments = sent
      let isDryRun = sent.json[CommonFields.dryRun.name] == true
      if !isDryRun, call.context.canAsk(.elicitation) {
        arguments = try HardModeQuestion.answered(sent, call.context.input)
        if call.tool.name == LibraryTool.undoChange.tool.name,
          let question = try CancelQuestion(sent, library, caller(of: call).account, at: now())
        {
          try question.requireAgreement(call.context.input)
        }
      }
      do {
        return .structured(try run(writeCall(call, arguments)).json)
      } catch LibraryError.confirmationRequired(let confirmation)
        where !isDryRun && call.context.canAsk(.elicitation)
      {
        throw Question(HardModeQuestion.required(confirmation))
      }
    }
  }

  private func caller(of call: ToolCall<Caller>) -> Caller { call.context.caller }

  private func readCall(_ call: ToolCall<Caller>, _ arguments: Arguments) -> ReadCall {
    ReadCall(
      arguments: arguments, library: library, account: caller(of: call).account, now: now(),
      progress: CallProgress(call.context))
  }

  private func writeCall(_ call: ToolCall<Caller>, _ arguments: Arguments) -> WriteCall {
    let caller = caller(of: call)
    let key = arguments.json[CommonFields.idempotencyKey.name]?.string
    let write = Write(
      account: caller.account, author: .agent(tokenID: caller.tokenID, client: call.context.client?.name),
      tool: call.tool.name, now: now(), isDryRun: arguments.json[CommonFields.dryRun.name] == true,
      idempotency: key.map { Idempotency(key: $0, arguments: arguments.json) })
    return WriteCall(arguments: arguments, library: library, write: write)
  }

  /// Every failure becomes the answer's text here, and nowhere else.
  private func result(of call: ToolCall<Caller>, _ run: (Arguments) throws -> ToolResult) -> ToolResult {
    do {
      let normalized = try TextNormalizer.normalized(.object(call.arguments.json))
      return try run(Arguments(exact: normalized.object ?? [:]))
    } catch is CallProgress.Cancelled {
      return .failure(ToolFailure("NOT_AVAILABLE", "The call was cancelled."))
    } catch let question as Question {
      return .inputRequired(question.required)
    } catch let faults as Faults {
      return .failure(ToolFailure(faults))
    } catch let failure as ToolFailure {
      return .failure(failure)
    } catch let error as LibraryError {
      return .failure(toolFailure(for: error, in: call.tool.name))
    } catch {
      return .failure(internalFailure("\(call.tool.name): \(error)"))
    }
  }

  /// - Parameter place: the tool, or what was read.
  func toolFailure(for error: LibraryError, in place: String) -> ToolFailure {
    switch error {
    case .invalid(let faults): ToolFailure(faults)
    case .unreadable, .unreadableReport, .store: internalFailure("\(place): \(error.ownerText)", error.message)
    case .notFound, .alreadyExists, .stale, .limit, .inUse, .locked, .notAvailable, .idempotencyMismatch, .cannotUndo,
      .confirmationRequired, .rule:
      ToolFailure(error.code, error.message)
    }
  }

  /// The caller sees an id, under which the log has the rest.
  private func internalFailure(_ ownerText: String, _ message: String = "The call failed.") -> ToolFailure {
    let id = RandomSource.system.id("error")
    log("\(id) \(ownerText)")
    return ToolFailure("INTERNAL", "\(message) Error \(id) in the server's log.")
  }
}
