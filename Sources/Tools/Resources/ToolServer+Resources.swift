import Access
import JSON
package import JSONRPC
import Library
package import MCP
import StatusChart

extension ToolServer {
  /// Lists change with the library, and single pages and rules can be watched. Tools and prompts never change.
  package var offering: Offering {
    Offering(
      resources: .some(listChanges: true, canBeWatched: true), prompts: .some(listChanges: false), completions: true,
      asks: true, extensions: StatusView.extensions)
  }

  /// Tokens are apart from one another, and from the owner's own agents.
  package func identity(of caller: Caller) -> String { "\(caller.account)/\(caller.tokenID ?? "")" }

  package func resources(for caller: Caller) throws(RPCError) -> [Resource] {
    do {
      let status =
        caller.scopes.contains(.status) ? ResourceTable.status(try library.phonesMark(of: caller.account)) : []
      guard caller.scopes.contains(.read) else { return status }
      return ResourceTable.resources(in: try library.index(of: caller.account), status)
    } catch {
      throw failure(of: error, reading: "the list of resources")
    }
  }

  package func resourceTemplates(for caller: Caller) -> [ResourceTemplate] {
    caller.scopes.contains(.read) ? ResourceTable.templates : []
  }

  package func read(
    _ uri: String, in context: RequestContext<Caller>, completion: @escaping @Sendable (ResourceResult) -> Void
  ) {
    guard let address = ResourceAddress(parsing: uri), context.caller.scopes.contains(address.scope) else {
      return completion(.notFound)
    }
    let work: @Sendable () -> Void = { [self] in completion(result(of: address, in: context)) }
    guard address == .statusChart || address == .status else { return work() }
    guard !renderer.add(work) else { return }
    completion(.failure(RPCError(.internalError, "The server is stopping; try again later")))
  }

  private func result(of address: ResourceAddress, in context: RequestContext<Caller>) -> ResourceResult {
    do {
      let body = try body(of: address, in: context)
      return .contents([
        ResourceContents(uri: address.uri, mimeType: address.mimeType, body, meta: address.meta)
      ])
    } catch let error as LibraryError {
      if case .notFound = error { return .notFound }
      return .failure(failure(of: error, reading: address.uri))
    } catch {
      return .failure(RPCError(.internalError, "The resource cannot be read"))
    }
  }

  private func body(of address: ResourceAddress, in context: RequestContext<Caller>) throws -> ResourceContents.Body {
    let caller = context.caller
    return switch address {
    case .library: .text(try answer(of: .getLibrary, for: caller))
    case .catalog: .text(FixedContents.catalog)
    case .kind(let kind): .text(FixedContents.entry(of: kind))
    case .page(let id): .text(try page(id, for: caller))
    case .rule(let id): .text(try answer(of: .getRule, ["rule_id": .string(id)], for: caller))
    case .status: .text(try answer(of: .getStatus, for: caller))
    case .statusChart: .bytes(try picture(for: caller, CallProgress(context)))
    case .statusView: .text(StatusView.document)
    case .schema(let path): .text(SchemaFiles.file(path)?.text ?? "")
    }
  }

  /// The chart as `render_status_chart` draws it where nothing is asked for.
  private func picture(for caller: Caller, _ progress: CallProgress) throws -> [UInt8] {
    let status = try PhoneStatus(library, caller.account, now: now())
    return try pictures.png(ChartContent(status.shown), .dark, progress)
  }

  /// The page whole: nobody takes a resource in parts.
  private func page(_ id: String, for caller: Caller) throws -> String {
    let view = try library.page(id, of: caller.account)
    var document = view.document
    document["time_zone"] = .string(view.zone.description)
    return JSONValue.object(document).text
  }

  /// What a tool answers: a resource tells nothing else.
  private func answer(of tool: LibraryTool, _ arguments: JSONObject = [:], for caller: Caller) throws -> String {
    let call = ReadCall(
      arguments: Arguments(exact: arguments), library: library, account: caller.account, now: now())
    return switch tool.action {
    case .reads(let run), .readsLong(let run): JSONValue.object(try run(call)).text
    case .readsStore, .writes, .draws: ""
    }
  }

  func failure(of error: LibraryError, reading what: String) -> RPCError {
    let failure = toolFailure(for: error, in: what)
    return RPCError(.internalError, failure.message)
  }

  package func mayWatch(_ uri: String, for caller: Caller) -> Bool {
    guard let address = ResourceAddress(parsing: uri), caller.scopes.contains(address.scope) else { return false }
    return switch address {
    case .library, .page, .rule, .status, .statusChart: true
    case .statusView, .catalog, .kind, .schema: false
    }
  }

  package func watch(for caller: Caller, _ body: @escaping @Sendable ([Change]) -> Void) -> Watch {
    watcher.watch(caller) { [self] changes in
      let told = changes.filter { isTold(of: $0, caller) }
      if !told.isEmpty { body(told) }
    }
  }

  /// Nobody is told of what they may not read.
  private func isTold(of change: Change, _ caller: Caller) -> Bool {
    switch change {
    case .resource(let uri): mayWatch(uri, for: caller)
    case .resourceList: caller.scopes.contains(.read)
    case .toolList, .promptList: true
    }
  }
}

extension ResourceAddress {
  /// What a token must have to read it: the same as for the tool that tells it.
  var scope: Scope {
    switch self {
    case .status, .statusChart, .statusView: .status
    case .library, .catalog, .kind, .page, .rule, .schema: .read
    }
  }

  var mimeType: String {
    switch self {
    case .library, .catalog, .kind, .page, .rule, .status: "application/json"
    case .statusChart: "image/png"
    case .statusView: StatusView.mimeType
    case .schema: "application/schema+json"
    }
  }

  /// `_meta` of what is read, and of the entry in the list.
  var meta: JSONObject? {
    if case .statusView = self { StatusView.resourceMeta } else { nil }
  }
}
