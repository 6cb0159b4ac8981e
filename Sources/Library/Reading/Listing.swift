package import Time

/// A part of a list, in the list's order.
package struct Listing<Item: Sendable>: Sendable {
  package let items: [Item]
  /// For the next part; nil at the end.
  package let nextCursor: String?
  /// How many there are in all; nil where that is not counted.
  package let total: Int?
  /// The library's zone.
  package let zone: ZoneName
}
