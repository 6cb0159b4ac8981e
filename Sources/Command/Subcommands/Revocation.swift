import Faults
import JSON
import Library

/// Shuts out one holder of a token by its id, or all of a kind; what `token revoke` and `device revoke` do.
struct Revocation: Sendable {
  /// What people call the holder: `token`, `device`.
  let noun: String
  let id: Parameter<String>
  let all: Parameter<Bool>
  let one: @Sendable (OpenedLibrary, String) throws -> TokenView
  let every: @Sendable (OpenedLibrary) throws -> [TokenView]
  let row: @Sendable (TokenView) -> JSONObject

  @Sendable func run(_ arguments: Arguments, _ console: Console) throws {
    let revoked: [TokenView]
    switch (arguments[id], arguments.has(all)) {
    case (nil, false): throw UsageError("ID is missing: \(id.help), or --all")
    case (.some, true): throw UsageError("an ID and --all are given; give one of them")
    case (let id?, false):
      if id.hasPrefix("pw_") {
        throw UsageError(
          "ID is a token; it must be the \(noun)'s id, so that the secret stays out of the shell's history")
      }
      revoked = [try one(try OpenedLibrary.existing(arguments, console), id)]
    case (nil, true): revoked = try every(try OpenedLibrary.existing(arguments, console))
    }
    guard !arguments.has(Output.json) else {
      return console.printJSON(["revoked": .array(revoked.map { .object(row($0)) })])
    }
    for holder in revoked { console.print("revoked \(holder.id) (\(Quoted.visible(holder.name)))") }
    if revoked.isEmpty { console.print("there was no \(noun)") }
  }
}
