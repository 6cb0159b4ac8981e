/// One thing that is wrong with what a person or an agent gave: where, and what is right.
package struct Fault: Hashable, Sendable, CustomStringConvertible {
  /// Where: member names and indexes, as in `windows[0].start`; empty for the whole document.
  package let path: String

  /// What stands there and what would be right: `is "25:00"; it must be 00:00 to 23:59`.
  package let message: String

  package init(_ path: String, _ message: String) {
    self.path = path
    self.message = message
  }

  package var description: String { path.isEmpty ? message : "\(path) \(message)" }

  /// The fault seen from one level further out: `start` under `windows[0]` is `windows[0].start`.
  package func under(_ outer: String) -> Fault {
    if path.isEmpty { return Fault(outer, message) }
    return Fault(path.hasPrefix("[") ? outer + path : "\(outer).\(path)", message)
  }
}
