import JSON

/// What a tool does to its world. All four are stated, since what a client assumes of a missing one is the worst.
package struct ToolHints: Hashable, Sendable {
  package let isReadOnly: Bool
  package let isDestructive: Bool
  package let isIdempotent: Bool
  package let isOpenWorld: Bool

  package init(isReadOnly: Bool, isDestructive: Bool, isIdempotent: Bool, isOpenWorld: Bool = false) {
    self.isReadOnly = isReadOnly
    self.isDestructive = isDestructive
    self.isIdempotent = isIdempotent
    self.isOpenWorld = isOpenWorld
  }

  /// Changes nothing.
  package static let reads = ToolHints(isReadOnly: true, isDestructive: false, isIdempotent: true)
  /// Adds, and takes nothing away; twice adds twice.
  package static let adds = ToolHints(isReadOnly: false, isDestructive: false, isIdempotent: false)
  /// Changes what is there; the same call again changes nothing more.
  package static let changes = ToolHints(isReadOnly: false, isDestructive: true, isIdempotent: true)

  func json(title: String) -> JSONObject {
    [
      "title": .string(title), "readOnlyHint": .bool(isReadOnly), "destructiveHint": .bool(isDestructive),
      "idempotentHint": .bool(isIdempotent), "openWorldHint": .bool(isOpenWorld),
    ]
  }
}
