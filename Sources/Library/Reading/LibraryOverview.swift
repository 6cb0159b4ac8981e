package import Time

/// A library at one moment, as a whole.
package struct LibraryOverview: Sendable {
  package let timeZone: ZoneName
  /// UTC's where ``zoneIsKnown`` is false.
  package let zoneRules: ZoneRules
  /// Whether the system's data knows the zone.
  package let zoneIsKnown: Bool
  package let revision: Int
  package let highWaterMark: Instant
  package let groups: [GroupView]
  package let pages: [PageView]
  package let rules: [RuleView]
}
