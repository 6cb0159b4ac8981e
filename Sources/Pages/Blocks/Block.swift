package import Rules

/// One piece of a page.
package struct Block: Hashable, Sendable {
  package let id: ID
  /// 1 to 80 characters on one line.
  package internal(set) var name: String
  package internal(set) var content: Content

  package var kind: Kind { content.kind }

  /// The app groups that the block names, each once, in its order.
  package var groups: [AppGroup.ID] { content.value.groups }
}
