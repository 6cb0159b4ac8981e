/// What an item of a library is.
package enum ItemKind: String, Hashable, Sendable, CaseIterable {
  case page, rule, group
  /// The library itself, which is one item that changes tell of (its zone); it is kept in the account's record.
  case library
  /// The pauses that a rule was given, by the rule's id.
  case pause
  /// A change that waits for its time.
  case pending
  /// The zone data by which windows were announced.
  case zoneData = "zone_data"
}
