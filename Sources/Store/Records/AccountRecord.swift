package import Time

/// One account: whose library it is, and where the library stands.
package struct AccountRecord: Hashable, Sendable {
  /// The store's own number, by which every other record is found.
  package struct Key: Hashable, Sendable {
    let number: Int64
  }

  package let key: Key
  package let id: String
  package let createdAt: Instant
  /// The name of a zone of the tz database.
  package var timeZone: String
  /// Grows by one with each accepted write.
  package var revision: Int
  /// The newest instant of an accepted write or report; see `Library`.
  package var highWaterMark: Instant
  /// The next place in the order of pages, rules and groups; each is given once.
  package var nextOrdinal: Int64
}
