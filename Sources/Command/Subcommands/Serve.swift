import Faults
import JSON
import Library
import Service
import Threads
import Tools

extension Subcommand {
  static let serve = Subcommand(
    "serve", "serve MCP and the phones over HTTP, in the foreground",
    details: """
      It listens on this machine alone. Beyond it a reverse proxy with HTTPS must stand before it, and --behind-proxy with
      --public-url say so. SIGTERM ends it: running requests are answered first.
      """,
    takes: [
      Serve.port, Serve.host, Serve.behindProxy, Serve.publicURL, ReadOnlyMode.option, TimeZoneOption.option,
      LibraryPath.option, Output.json,
    ],
    examples: [
      Example("pocketwork serve", "at http://127.0.0.1:3210/mcp"),
      Example("pocketwork serve --behind-proxy --public-url https://pocketwork.example", "behind a reverse proxy"),
      Example("pocketwork serve --port 0 --json", "on any free port, which the first line of output names"),
    ],
    run: Serve.run)
}

private enum Serve {
  static let port = Parameter<Int>.option("port", "N", in: 0...65_535, "the port (else 3210; 0 for any that is free)")
  static let host = Parameter<String>.option("host", "ADDRESS", "the address to listen on (else 127.0.0.1)")
  static let behindProxy = Parameter<Bool>.flag("behind-proxy", "a reverse proxy with HTTPS stands before the server")
  static let publicURL = Parameter<String>.option("public-url", "URL", "the URL under which clients reach the proxy")

  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws {
    ShutdownSignals.hold()
    let opened = try OpenedLibrary.made(arguments, console)
    let (library, isReadOnly) = (opened.library, try ReadOnlyMode.isOn(arguments, console))
    let (writer, renderer) = (WorkQueue(), WorkQueue())
    let tools = ToolServer(library: library, writer: writer, renderer: renderer, now: console.now) { line in
      Log.standardError("\(Quoted.visible(line))")
    }
    let phones = DeviceEndpoint(library: library, writer: writer, isReadOnly: isReadOnly, now: console.now)
    let service = try Service(configuration(arguments), definition: tools, devices: phones) { token in
      try library.authenticate(token).map { session in
        Caller(account: session.account, tokenID: session.tokenID, scopes: session.scopes, isReadOnly: isReadOnly)
      }
    }
    announce(service.port, arguments, console)
    service.run()
    for queue in [writer, renderer] { queue.close() }
  }

  /// What is wrong with the words themselves is not understood; what the machine refuses later is refused.
  private static func configuration(_ arguments: Arguments) throws(UsageError) -> ServiceConfiguration {
    do throws(ServiceError) {
      return try ServiceConfiguration(
        host: arguments[host] ?? ServiceConfiguration.defaultHost,
        port: arguments[port] ?? ServiceConfiguration.defaultPort,
        isBehindProxy: arguments.has(behindProxy), publicURL: arguments[publicURL])
    } catch {
      throw UsageError(error.description)
    }
  }

  /// Says where it listens: one line of JSON, or one for people.
  private static func announce(_ port: Int, _ arguments: Arguments, _ console: Console) {
    let host = arguments[host] ?? ServiceConfiguration.defaultHost
    let url = "http://\(host.contains(":") ? "[\(host)]" : host):\(port)/mcp"
    if arguments.has(Output.json) {
      console.print(JSONValue.object(["url": .string(url)]).text)
    } else {
      let library = arguments[LibraryPath.option].map { " --library \($0)" } ?? ""
      console.print("serving MCP at \(url); a client needs a token: pocketwork token create --name NAME\(library)")
    }
  }
}
