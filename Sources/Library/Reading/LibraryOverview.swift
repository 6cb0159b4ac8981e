import Pages
package import Rules
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
  /// What the library knows to have happened.
  package let facts: Facts
  /// The weakenings that wait, in the order in which they were asked for.
  package let pending: [PendingView]
  let activity: PageActivity

  /// What decides what is blocked now, and when.
  package var situation: Situation {
    activity.added(
      to: Situation(
        rules: rules.map(\.rule),
        pages: pages.compactMap { view in
          view.page.blockingRule.map { Situation.PageBlocker(pageID: view.page.id.text, rule: $0) }
        }, facts: facts))
  }
}
