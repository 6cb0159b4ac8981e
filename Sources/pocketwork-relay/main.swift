#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

private let help = """
  pocketwork-relay carries MCP messages between standard input and output and a server over HTTP.
  `pocketwork stdio` runs it where POCKETWORK_MCP_URL is set.

    POCKETWORK_MCP_URL       the server, like https://host/mcp (http:// to this machine alone)
    POCKETWORK_ACCESS_TOKEN  the token, as `pocketwork token create` printed it

  Example: POCKETWORK_MCP_URL=https://host/mcp POCKETWORK_ACCESS_TOKEN=pw_agent_... pocketwork-relay

  """

private func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// 0 at the end of the input, 2 for wrong settings.
private func runProgram() -> CInt {
  let arguments = CommandLine.arguments.dropFirst()
  if arguments.contains("--help") {
    print(help, terminator: "")
    return 0
  }
  guard arguments.isEmpty else {
    Outbox.complain("it takes no arguments but --help; its settings are in the environment")
    return 2
  }
  do {
    let remote = try Remote(url: variable("POCKETWORK_MCP_URL"), token: variable("POCKETWORK_ACCESS_TOKEN"))
    signal(SIGPIPE, SIG_IGN)
    var relay = Relay(remote)
    relay.run()
    return 0
  } catch {
    Outbox.complain("\(error)")
    return 2
  }
}

exit(runProgram())
