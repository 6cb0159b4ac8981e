import Library

extension Subcommand {
  static let deviceRevoke = Subcommand(
    "device revoke", "shut a phone out from its next call on, and delete what it reported",
    takes: [device.id, device.all] + OpenedLibrary.parameters,
    examples: [
      Example("pocketwork device revoke device_8sJ2kQ0vXb4T", "a phone that was lost, by its id"),
      Example("pocketwork device revoke --all", "every phone of the account"),
    ],
    run: device.run)
}

private let device = Revocation(
  noun: "device", id: .operand("ID", "the device's id, from device list", isOptional: true),
  all: .flag("all", "every phone of the account"),
  one: { opened, id in try opened.library.revokeToken(id, .device, of: opened.account, now: opened.now) },
  every: { opened in try opened.library.revokeAllTokens(.device, of: opened.account, now: opened.now) },
  row: { ["id": .string($0.id), "name": .string($0.name)] })
