/// Why the library's file cannot be used. A description is one line for the file's owner, with what to do; it holds no
/// SQL and no content. Whatever the case, the file is as it was before.
package enum StoreError: Error, Hashable, Sendable {
  case missing(path: String)
  /// The folder or the file cannot be made or opened; `reason` is the system's.
  case unreachable(path: String, reason: String)
  case notALibrary(path: String)
  case newer(path: String, version: Int, known: Int)
  case damaged(path: String, detail: String)
  case readOnly(path: String)
  case full(path: String)
  /// Another process kept the file for that long.
  case busy(path: String, seconds: Int)
  case exists(path: String)
  case failed(path: String, detail: String)
}

extension StoreError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let path): "there is no library at \(path); a command that writes makes it"
    case .unreachable(let path, let reason): "cannot open the library \(path): \(reason)"
    case .notALibrary(let path):
      "\(path) is not a Pocketwork library; name another file with --library, or move this one away"
    case .newer(let path, let version, let known):
      "the library \(path) is of version \(version), newer than version \(known) that this program knows; update the "
        + "program"
    case .damaged(let path, let detail):
      "the library \(path) is damaged (\(detail)); restore a backup with `pocketwork library restore`"
    case .readOnly(let path): "the library \(path) cannot be written; check the rights of the file and of its folder"
    case .full(let path): "no space is left for the library \(path); nothing was written"
    case .busy(let path, let seconds):
      "another process has held the library \(path) for \(seconds) seconds; nothing was written, try again"
    case .exists(let path): "\(path) exists already; name another file"
    case .failed(let path, let detail): "the library \(path) failed (\(detail)); nothing was written"
    }
  }
}
