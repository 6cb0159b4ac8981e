import Faults
import JSON

extension Subcommand {
  static let connect = Subcommand(
    "connect", "print what to put into a client's configuration",
    details: """
      The entry goes to standard output, where it belongs to standard error. It makes no token: a remote entry names
      the environment variable that holds one, where the client can read it.
      """,
    takes: [
      Connect.client, Connect.url, Connect.write, Connect.file, LibraryPath.option, LibraryPath.account, Output.json,
    ],
    examples: [
      Example("pocketwork connect claude-code", "an agent on this machine, over pipes"),
      Example("pocketwork connect codex --url https://pocketwork.example/mcp", "an agent elsewhere, over HTTPS"),
      Example("pocketwork connect cursor --write", "merge the entry into the client's file, keeping a backup"),
    ],
    run: Connect.run)
}

private enum Connect {
  static let client = Parameter<String>.operand("CLIENT", "the client", choices: Client.all.map(\.name))
  static let url = Parameter<String>.option("url", "URL", "a running server's MCP endpoint, instead of a local program")
  static let write = Parameter<Bool>.flag("write", "merge the entry into the client's file, keeping a backup")
  static let file = Parameter<String>.option("file", "PATH", "the client's file (else where the client keeps it)")

  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws {
    let name = try arguments.required(client)
    guard let client = Client.all.first(where: { $0.name == name }) else { throw UsageError("CLIENT is unknown") }
    let endpoint = try endpoint(arguments, console)
    let entry = client.entry(endpoint)
    if arguments.has(write) { return try merge(entry, of: client, endpoint, arguments, console) }
    let snippet = try client.syntax.snippet(entry, for: endpoint)
    if arguments.has(Output.json) { return print(snippet, of: client, endpoint, console) }
    console.note("For \(client.title), in \(client.file ?? "its MCP configuration"):")
    console.write(.output, Array(snippet.utf8))
    for step in client.steps(endpoint) { console.note(step) }
  }

  private static func print(_ snippet: String, of client: Client, _ endpoint: Endpoint, _ console: Console) {
    var object: JSONObject = ["client": .string(client.name)]
    object["file"] = client.file.map(JSONValue.string)
    object["snippet"] = .string(snippet)
    object["steps"] = .array(client.steps(endpoint).map(JSONValue.string))
    console.write(.output, JSONValue.object(object).indented)
  }

  private static func merge(
    _ entry: JSONObject, of client: Client, _ endpoint: Endpoint, _ arguments: Arguments, _ console: Console
  ) throws {
    guard let path = try arguments[file] ?? client.file.map({ try LibraryPath.expandingHome($0, console) }) else {
      throw UsageError("\(client.name) has no file of its own; name one with --file PATH")
    }
    let target = TextFile(path: path)
    let old = try target.read()
    let new: String
    do {
      new = try client.syntax.merged(entry, into: old ?? "", for: endpoint)
    } catch {
      throw Refusal("\(path) is left as it was: \(error)")
    }
    guard new != old else { return console.print("\(path) has the entry already") }
    let backup = try old.map(target.backUp)
    try target.replace(with: new)
    console.print("\(path) has the entry now" + (backup.map { "; what it was is in \($0)" } ?? ""))
    for step in client.steps(endpoint) { console.note(step) }
  }

  private static func endpoint(_ arguments: Arguments, _ console: Console) throws(UsageError) -> Endpoint {
    if let url = arguments[url] {
      guard RemoteURL.isAllowed(url) else {
        throw UsageError(
          "--url is \(Quoted.text(url)); it must begin with https://, or with http:// and a loopback host")
      }
      return .remote(url: url, program: console.programPath)
    }
    var words = ["stdio"]
    if LibraryPath.isChosen(arguments, console) {
      words += ["--library", LibraryPath.absolute(try LibraryPath.find(arguments, console))]
    }
    if let account = arguments[LibraryPath.account] { words += ["--account", account] }
    return .program(path: console.programPath, arguments: words)
  }
}
