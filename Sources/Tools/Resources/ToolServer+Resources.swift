import JSON
package import JSONRPC
import Library
package import MCP

extension ToolServer {
  /// Lists change with the library, and single pages and rules can be watched. Tools and prompts never change.
  package var offering: Offering {
    Offering(
      resources: .some(listChanges: true, canBeWatched: true), prompts: .some(listChanges: false), completions: true,
      asks: true)
  }

  /// Tokens are apart from one another, and from the owner's own agents.
  package func identity(of caller: Caller) -> String { "\(caller.account)/\(caller.tokenID ?? "")" }

  package func resources(for caller: Caller) throws(RPCError) -> [Resource] {
    guard caller.scopes.contains(.read) else { return [] }
    do {
      return ResourceTable.resources(in: try library.index(of: caller.account))
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
    guard context.caller.scopes.contains(.read), let address = ResourceAddress(parsing: uri) else {
      return completion(.notFound)
    }
    do {
      let text = try text(of: address, for: context.caller)
      completion(.contents([ResourceContents(uri: uri, mimeType: address.mimeType, .text(text))]))
    } catch let error as LibraryError {
      if case .notFound = error { return completion(.notFound) }
      completion(.failure(failure(of: error, reading: uri)))
    } catch {
      completion(.failure(RPCError(.internalError, "The resource cannot be read")))
    }
  }

  private func text(of address: ResourceAddress, for caller: Caller) throws -> String {
    switch address {
    case .library: try answer(of: .getLibrary, for: caller)
    case .catalog: FixedContents.catalog
    case .kind(let kind): FixedContents.entry(of: kind)
    case .page(let id): try page(id, for: caller)
    case .rule(let id): try answer(of: .getRule, ["rule_id": .string(id)], for: caller)
    case .schema(let path): SchemaFiles.file(path)?.text ?? ""
    }
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
    guard case .reads(let run) = tool.action else { return "" }
    let call = ReadCall(
      arguments: Arguments(exact: arguments), library: library, account: caller.account, now: now())
    return JSONValue.object(try run(call)).text
  }

  func failure(of error: LibraryError, reading what: String) -> RPCError {
    let failure = toolFailure(for: error, in: what)
    return RPCError(.internalError, failure.message)
  }

  package func mayWatch(_ uri: String, for caller: Caller) -> Bool {
    guard caller.scopes.contains(.read), let address = ResourceAddress(parsing: uri) else { return false }
    return switch address {
    case .library, .page, .rule: true
    case .catalog, .kind, .schema: false
    }
  }

  package func watch(for caller: Caller, _ body: @escaping @Sendable ([Change]) -> Void) -> Watch {
    guard caller.scopes.contains(.read) else { return Watch {} }
    return watcher.watch(caller.account, body)
  }
}

extension ResourceAddress {
  var mimeType: String {
    switch self {
    case .library, .catalog, .kind, .page, .rule: "application/json"
    case .schema: "application/schema+json"
    }
  }
}
