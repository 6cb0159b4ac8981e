import Faults
import JSON
import Library

extension Subcommand {
  static let deviceRevoke = Subcommand(
    "device revoke", "shut a phone out from its next call on, and delete what it reported",
    takes: [DeviceRevoke.id, DeviceRevoke.all] + OpenedLibrary.parameters,
    examples: [
      Example("pocketwork device revoke device_8sJ2kQ0vXb4T", "a phone that was lost, by its id"),
      Example("pocketwork device revoke --all", "every phone of the account"),
    ],
    run: DeviceRevoke.run)
}

private enum DeviceRevoke {
  static let id = Parameter<String>.operand("ID", "the device's id, from device list", isOptional: true)
  static let all = Parameter<Bool>.flag("all", "every phone of the account")

  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws {
    let revoked: [TokenView]
    switch (arguments[id], arguments.has(all)) {
    case (nil, false): throw UsageError("ID is missing: \(id.help), or --all")
    case (.some, true): throw UsageError("an ID and --all are given; give one of them")
    case (let id?, false):
      if id.hasPrefix("pw_") {
        throw UsageError(
          "ID is a token; it must be the device's id, so that the secret stays out of the shell's history")
      }
      let opened = try OpenedLibrary.existing(arguments, console)
      revoked = [try opened.library.revokeToken(id, .device, of: opened.account, now: opened.now)]
    case (nil, true):
      let opened = try OpenedLibrary.existing(arguments, console)
      revoked = try opened.library.revokeAllTokens(.device, of: opened.account, now: opened.now)
    }
    guard !arguments.has(Output.json) else {
      let rows = revoked.map { device -> JSONValue in ["id": .string(device.id), "name": .string(device.name)] }
      return console.printJSON(["revoked": .array(rows)])
    }
    for device in revoked { console.print("revoked \(device.id) (\(Quoted.visible(device.name)))") }
    if revoked.isEmpty { console.print("there was no device") }
  }
}
