extension AppGroup {
  /// The id of a group of apps: `^[a-zA-Z0-9_-]{1,64}$`.
  package struct ID: Hashable, Sendable, CustomStringConvertible {
    package let description: String

    /// Nil for text of another form.
    package init?(_ text: String) {
      guard Identifier.isValid(text) else { return nil }
      description = text
    }
  }
}

extension AppGroup.ID: Comparable {
  package static func < (one: AppGroup.ID, other: AppGroup.ID) -> Bool { one.description < other.description }
}
