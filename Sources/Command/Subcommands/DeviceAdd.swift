import Faults
import JSON
import Library

extension Subcommand {
  static let deviceAdd = Subcommand(
    "device add", "add a phone; its token is shown once",
    details: """
      It prints what to enter on the phone. A phone reaches this machine through a reverse proxy with HTTPS; --url names
      it. Sharing its status is off until the phone's first report. An account has five devices: a sixth replaces the
      oldest, and what that one reported is deleted.
      """,
    takes: [DeviceAdd.name, DeviceAdd.url, LibraryPath.option, LibraryPath.account, Output.json],
    examples: [
      Example("pocketwork device add --name iPhone --url https://pocketwork.example", "a phone, by way of your proxy"),
      Example("pocketwork device add --name simulator --json", "a program on this machine"),
    ],
    run: DeviceAdd.run)
}

private enum DeviceAdd {
  static let name = Parameter<String>.option("name", "NAME", "what lists and answers call the phone")
  static let url = Parameter<String>.option(
    "url", "URL", "the address of the server as the phone reaches it (else http://127.0.0.1:3210)")

  private static let localServer = "http://127.0.0.1:3210"

  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws {
    guard let name = arguments[name] else { throw UsageError("--name is missing: \(Self.name.help)") }
    let server = try server(arguments)
    let opened = try OpenedLibrary.made(arguments, console)
    let made = try opened.library.addDevice(name, for: opened.account, now: opened.now)
    if arguments.has(Output.json) {
      var answer: JSONObject = [
        "server": .string(server), "token": .string(made.token.secretText), "id": .string(made.view.id),
        "name": .string(made.view.name),
      ]
      answer["replaced"] = made.replaced.map { ["id": .string($0.id), "name": .string($0.name)] }
      return console.printJSON(answer)
    }
    console.print("Server: \(server)\nToken:  \(made.token.secretText)")
    console.note("Enter both on the phone. The token is shown once. The device's id is \(made.view.id).")
    if server == localServer {
      console.note(
        "That address is this machine's own; for a phone, give the address of your proxy: --url https://HOST.")
    }
    if let old = made.replaced {
      console.note("It replaces the oldest, \(Quoted.text(old.name)) (\(old.id)): its reports are deleted.")
    }
  }

  private static func server(_ arguments: Arguments) throws(UsageError) -> String {
    guard let url = arguments[url] else { return localServer }
    guard RemoteURL.isAllowed(url) else {
      throw UsageError("--url is \(Quoted.text(url)); it must be https:// and a host, or http:// to this machine")
    }
    return url.hasSuffix("/") ? String(url.dropLast()) : url
  }
}
