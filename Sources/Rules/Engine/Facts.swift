package import Time

/// What has happened, as far as the rules care; past, and in the order in which it became known.
package struct Facts: Sendable {
  /// Use of a target; `end` may lie ahead of the instant asked about, and then counts up to it.
  package struct Use: Hashable, Sendable {
    package let target: Target
    package let span: Span

    package init(target: Target, span: Span) {
      self.target = target
      self.span = span
    }
  }

  /// A granted open of a target under an open limit: its session.
  package struct Grant: Hashable, Sendable {
    package let target: Target
    package let session: Span
  }

  /// A total for a rule's day, as a phone reported it.
  package struct Report: Hashable, Sendable {
    package let arrivedAt: Instant
    package let day: CivilDate
    package let minutes: Int?
    package let opens: Int?
    /// Whether all that is known is that something was counted, and not how much.
    package let isNumberless: Bool

    package init(arrivedAt: Instant, day: CivilDate, minutes: Int?, opens: Int?) {
      self.arrivedAt = arrivedAt
      self.day = day
      self.minutes = minutes
      self.opens = opens
      isNumberless = false
    }

    /// What remains where a total was deleted.
    package init(numberlessOf day: CivilDate, arrivedAt: Instant) {
      self.arrivedAt = arrivedAt
      self.day = day
      (minutes, opens, isNumberless) = (nil, nil, true)
    }
  }

  /// What a phone has counted of an allowance's day.
  package struct AllowanceReport: Hashable, Sendable {
    /// From when on it counts.
    package let at: Instant
    /// The day that it is of, whenever it came.
    package let day: CivilDate
    package let usedMinutes: Int
    /// What the day was given, with what was added to it; nil where the phone does not say.
    package let budgetMinutes: Int?

    package init(at: Instant, day: CivilDate, usedMinutes: Int, budgetMinutes: Int?) {
      (self.at, self.day, self.usedMinutes, self.budgetMinutes) = (at, day, usedMinutes, budgetMinutes)
    }
  }

  package struct Bonus: Hashable, Sendable {
    package let at: Instant
    package let minutes: Int
    package let key: String

    package init(at: Instant, minutes: Int, key: String) {
      self.at = at
      self.minutes = minutes
      self.key = key
    }
  }

  package struct Presence: Hashable, Sendable {
    package let at: Instant
    package let isHome: Bool

    package init(at: Instant, isHome: Bool) {
      self.at = at
      self.isHome = isHome
    }
  }

  package var zones: ZoneHistory
  package var uses: [Use] = []
  package var grants: [Rule.ID: [Grant]] = [:]
  package var reports: [Rule.ID: [Report]] = [:]
  /// By the id of the allowance.
  package var allowanceReports: [String: [AllowanceReport]] = [:]
  package var bonuses: [Rule.ID: [Bonus]] = [:]
  /// Each rule's pauses as they were granted or cut; ascending.
  package var pauses: [Rule.ID: [Span]] = [:]
  /// Ascending; before the first the person counts as away.
  package var presence: [Presence] = []

  package init(zone: ZoneRules) { zones = ZoneHistory(zone) }

  package var zone: ZoneRules { zones.current }

  /// The facts with the zones as they stood at an instant: what was blocked then was so by the clocks of then.
  package func knownZones(at instant: Instant) -> Facts {
    guard let last = zones.changes.last, last.at > instant else { return self }
    var facts = self
    facts.zones = zones.known(at: instant)
    return facts
  }

  /// The spans of a range in which the person is at home.
  func homeSpans(in range: Span) -> [Span] {
    var spans: [Span] = []
    for (index, entry) in presence.enumerated() where entry.isHome {
      let end = index + 1 < presence.count ? presence[index + 1].at : .latest
      if let span = Span(start: entry.at, end: end).overlap(with: range) { spans.append(span) }
    }
    return spans
  }
}
