import MCP
import Tools

extension Version {
  /// `pocketwork 0.1.0 (MCP 2026-07-28, …)`: the version, and the protocol versions that are spoken, the newest first.
  static var line: String {
    let revisions = Revision.allCases.sorted(by: >).map(\.rawValue)
    return "pocketwork \(text) (MCP \(revisions.joined(separator: ", ")))"
  }
}
