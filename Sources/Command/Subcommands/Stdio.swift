import Access
import Faults
import Library
import MCP
import Threads
import Tools

extension Subcommand {
  static let stdio = Subcommand(
    "stdio", "serve MCP over standard input and output, for an agent on this machine",
    details: """
      The agent acts under its client's name with the owner's rights, or with those of the token in
      POCKETWORK_ACCESS_TOKEN. Where POCKETWORK_MCP_URL is set, messages are carried to that server instead.
      """,
    takes: [ReadOnlyMode.option, TimeZoneOption.option, LibraryPath.option, LibraryPath.account],
    examples: [Example("pocketwork stdio", "what a client's configuration starts; pocketwork connect prints one")],
    run: Stdio.run)
}

private enum Stdio {
  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws {
    let isReadOnly = try ReadOnlyMode.isOn(arguments, console)
    if let url = console.variable(Relay.urlVariable), !url.isEmpty {
      guard !isReadOnly else {
        throw Refusal("another server's writes cannot be refused from here; give it a token made with --read-only")
      }
      try Relay.takeOver(url, console)
    }
    let opened = try OpenedLibrary.made(arguments, console)
    let identity = try identity(opened, arguments, console)
    let (writer, renderer) = (WorkQueue(), WorkQueue())
    let tools = ToolServer(library: opened.library, writer: writer, renderer: renderer, now: console.now) { line in
      console.note("pocketwork: \(Quoted.visible(line))")
    }
    let server = Server(LocalServer(tools: tools, library: opened.library, isReadOnly: isReadOnly))
    StdioTransport(server: server, caller: identity).run()
    for queue in [writer, renderer] { queue.close() }
  }

  private static func identity(
    _ opened: OpenedLibrary, _ arguments: Arguments, _ console: Console
  ) throws -> LocalServer.Identity {
    // Set and empty is a token that got lost on the way, and must not widen what the agent may do.
    guard let text = console.variable(Endpoint.tokenVariable) else {
      guard try opened.library.accounts().contains(where: { $0.id == opened.account }) else {
        throw Refusal("there is no account \(opened.account); make it with: pocketwork account add \(opened.account)")
      }
      return .owner(opened.account)
    }
    let token: AccessToken
    do {
      token = try AccessToken(parsing: text)
    } catch {
      let hint = text.isEmpty ? "; without the variable the agent has the owner's rights" : ""
      throw Refusal("\(Endpoint.tokenVariable) holds no token: \(error)\(hint)")
    }
    guard token.kind == .agent else {
      throw Refusal(
        "the token in \(Endpoint.tokenVariable) is a phone's; an agent's is needed: pocketwork token create --name NAME"
      )
    }
    guard let session = try opened.library.authenticate(token) else {
      throw Refusal(
        "the token in \(Endpoint.tokenVariable) is unknown or was revoked; make one with: pocketwork token create")
    }
    guard arguments[LibraryPath.account] == nil || session.account == opened.account else {
      throw Refusal("the token in \(Endpoint.tokenVariable) belongs to another account than --account names")
    }
    return .token(token)
  }
}
