package import Faults

extension Page {
  /// Which page, in its library: 1 to 64 of `a-z`, `A-Z`, `0-9`, `_` and `-`.
  package struct ID: Hashable, Sendable, CustomStringConvertible {
    package let text: String

    package init(parsing text: String) throws(Faults) { self.text = try Identifier.checked(text) }

    package var description: String { text }
  }
}
