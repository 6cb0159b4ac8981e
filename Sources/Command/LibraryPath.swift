#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where the library lies: `--library`, else `POCKETWORK_LIBRARY`, else the platform's data folder.
enum LibraryPath {
  static let option = Parameter<String>.option(
    "library", "PATH", "the library's file (else POCKETWORK_LIBRARY, else the data folder)")

  static let account = Parameter<String>.option("account", "NAME", "the account in the library (else local)")

  static func find(_ arguments: Arguments, _ console: Console) throws(UsageError) -> String {
    if let path = arguments[option] { return path }
    if let path = console.variable("POCKETWORK_LIBRARY"), !path.isEmpty { return path }
    return try dataFolder(console) + "/library.sqlite"
  }

  /// Whether a program that starts in another environment would find another library.
  static func isChosen(_ arguments: Arguments, _ console: Console) -> Bool {
    arguments[option] != nil || !(console.variable("POCKETWORK_LIBRARY") ?? "").isEmpty
  }

  /// A path from the root, with the working folder before a relative one.
  static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(cString: folder) + "/" + (path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
  }

  /// The home folder in the place of a leading `~`.
  static func expandingHome(_ path: String, _ console: Console) throws(UsageError) -> String {
    guard path.hasPrefix("~/") else { return path }
    return try home(console) + path.dropFirst()
  }

  private static func dataFolder(_ console: Console) throws(UsageError) -> String {
    #if os(macOS)
      return try home(console) + "/Library/Application Support/Pocketwork"
    #else
      // The XDG base directory specification: a relative path there is to be ignored.
      if let folder = console.variable("XDG_DATA_HOME"), folder.hasPrefix("/") { return folder + "/pocketwork" }
      return try home(console) + "/.local/share/pocketwork"
    #endif
  }

  private static func home(_ console: Console) throws(UsageError) -> String {
    guard let home = console.variable("HOME"), home.hasPrefix("/") else {
      throw UsageError("HOME is not set, so there is no data folder; name the library's file with --library PATH")
    }
    return home
  }
}
