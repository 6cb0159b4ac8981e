import Faults

/// The id by which a report names a routine or a rule of the library: 1 to 64 of `a-zA-Z0-9_-`.
package struct ReportedID: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  /// Nil for anything else.
  package init?(parsing text: String) {
    guard Identifier.isValid(text) else { return nil }
    description = text
  }
}
