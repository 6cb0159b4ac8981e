import Faults

extension Rule {
  /// The id of a rule: `^[a-zA-Z0-9_-]{1,64}$`.
  package struct ID: Hashable, Sendable, CustomStringConvertible {
    package let description: String

    /// Nil for text of another form.
    package init?(_ text: String) {
      guard Identifier.isValid(text) else { return nil }
      description = text
    }

    init(unchecked text: String) { description = text }
  }
}

extension Rule.ID: Comparable {
  package static func < (one: Rule.ID, other: Rule.ID) -> Bool { one.description < other.description }
}
