import Threads

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The program with which the system shows a file.
enum Viewer {
  #if os(macOS)
    private static let name = "open"
  #else
    private static let name = "xdg-open"
  #endif

  /// Shows a file, and waits until the program has taken it.
  static func show(_ file: String, _ console: Console) throws(Refusal) {
    let folders = (console.variable("PATH") ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    let programs: [String] = folders.map { "\($0)/\(name)" }
    guard let program = programs.first(where: { access($0, X_OK) == 0 }) else {
      throw Refusal("there is no \(name) here to show the picture with; it is in \(file)")
    }
    guard run(program, file, console) == 0 else {
      throw Refusal("\(program) could not show the picture; it is in \(file)")
    }
  }

  /// A folder of its own for a picture that is only shown.
  static func newFolder(_ console: Console) throws(Refusal) -> String {
    let parent = console.variable("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    var template = Array("\(parent)/pocketwork-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw Refusal("no folder can be made in \(parent): \(ErrorNumber.text(errno))")
    }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// What a viewer needs of the environment; the rest, which may hold a token, is none of its business.
  private static let variables = [
    "PATH", "HOME", "USER", "LANG", "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "XDG_RUNTIME_DIR", "XDG_DATA_HOME",
    "XDG_DATA_DIRS", "XDG_CONFIG_HOME", "XDG_CONFIG_DIRS", "XDG_CURRENT_DESKTOP", "XDG_SESSION_TYPE", "DESKTOP_SESSION",
    "DBUS_SESSION_BUS_ADDRESS", "BROWSER",
  ]

  /// - Returns: how the program ended; 127 where it did not start.
  private static func run(_ program: String, _ file: String, _ console: Console) -> Int32 {
    let environment = variables.compactMap { name in console.variable(name).map { "\(name)=\($0)" } }
    var words: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(file), nil]
    var settings: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for text in words + settings { free(text) } }
    var child = pid_t()
    guard posix_spawn(&child, program, nil, nil, &words, &settings) == 0 else { return 127 }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return status
  }
}
