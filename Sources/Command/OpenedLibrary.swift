import Access
import Faults
import Library
import Time

/// The library and the account that a command line names, opened.
struct OpenedLibrary {
  let library: Library
  let account: AccountID
  let now: Instant

  /// What every subcommand that touches a library takes.
  static let parameters: [any ParameterDeclaration] = [LibraryPath.option, LibraryPath.account, Output.json]

  /// Opens it for reading: a file that is not there is refused.
  static func existing(_ arguments: Arguments, _ console: Console) throws -> OpenedLibrary {
    try OpenedLibrary(arguments, console, makesFile: false)
  }

  /// Opens it for writing: a missing file is made, with a zone that was given or the system's.
  static func made(_ arguments: Arguments, _ console: Console) throws -> OpenedLibrary {
    try OpenedLibrary(arguments, console, makesFile: true)
  }

  private init(_ arguments: Arguments, _ console: Console, makesFile: Bool) throws {
    now = console.now()
    account = try Self.account(arguments)
    let opened = try Library.open(
      path: LibraryPath.find(arguments, console), makesFile: makesFile, timeZone: arguments[TimeZoneOption.option],
      now: now)
    library = opened.library
    for warning in opened.warnings { console.note("pocketwork: \(warning)") }
  }

  static func account(_ arguments: Arguments) throws(UsageError) -> AccountID {
    guard let name = arguments[LibraryPath.account] else { return .local }
    guard let account = AccountID(name) else {
      throw UsageError(
        "--account is \(Quoted.text(name)); it must be \(Identifier.rule)")
    }
    return account
  }

  /// A write of the owner's, as the history names it.
  func write(_ command: String, isDryRun: Bool = false) -> Write {
    Write(account: account, author: .owner, tool: command, now: now, isDryRun: isDryRun)
  }
}
