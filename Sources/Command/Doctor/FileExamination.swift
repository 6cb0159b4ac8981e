#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Who else may read the library's file and its folder.
enum FileExamination {
  static func findings(_ path: String) -> [Finding] {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    return [
      finding("file", path, allowed: 0o600, fix: "chmod 600"),
      finding("folder", folder.isEmpty ? "/" : folder, allowed: 0o755, fix: "chmod 700"),
    ].compactMap(\.self)
  }

  private static func finding(_ subject: String, _ path: String, allowed: mode_t, fix: String) -> Finding? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let mode = status.st_mode & 0o777
    let text = "\(path) has mode \(String(mode, radix: 8))"
    guard mode & ~allowed != 0 else { return Finding(.ok, subject, text) }
    return Finding(.note, subject, "\(text), so that others may use it; \(fix) \(ShellWord.quoted(path)) mends it")
  }
}
