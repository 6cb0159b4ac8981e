package import Store
package import Time

/// What there is in a library, without what it holds.
package struct LibraryIndex: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package let key: ItemKey
    package let name: String
    package let revision: Int
    package let updatedAt: Instant
  }

  package let revision: Int
  /// When the library was last written to.
  package let updatedAt: Instant
  /// Pages, then rules, each in the order in which they were made.
  package let entries: [Entry]
}
