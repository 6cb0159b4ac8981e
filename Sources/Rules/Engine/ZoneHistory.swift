package import Time

/// The zones that a library has had, oldest first.
///
/// Two in a row may have one name: then the zone data changed, not the zone.
package struct ZoneHistory: Hashable, Sendable {
  package struct Change: Hashable, Sendable {
    package let at: Instant
    package let zone: ZoneRules
  }

  package let first: ZoneRules
  /// Ascending by their instants.
  package private(set) var changes: [Change]

  package init(_ zone: ZoneRules) {
    first = zone
    changes = []
  }

  /// The zone in force now.
  package var current: ZoneRules { changes.last?.zone ?? first }

  package mutating func change(to zone: ZoneRules, at instant: Instant) {
    changes.append(Change(at: instant, zone: zone))
  }

  /// The history as it stood at an instant.
  func known(at instant: Instant) -> ZoneHistory {
    guard let last = changes.last, last.at > instant else { return self }
    var history = self
    history.changes.removeAll { $0.at > instant }
    return history
  }

  /// The reset-to-reset period of a limit that holds an instant.
  ///
  /// A running period never ends before the end that was announced when it began: after a change of zone it ends at the
  /// first reset point of the new zone that is not earlier. So a change refills nothing, and going there and back
  /// changes nothing.
  package func period(at instant: Instant, resetAt: WallClockTime, calm: ZoneRules.Calm? = nil) -> BudgetPeriod {
    guard let change = changes.first, change.at <= instant else {
      return Self.plainPeriod(at: instant, resetAt: resetAt, in: first, changes.isEmpty ? calm : nil)
    }
    var period = Self.plainPeriod(at: change.at, resetAt: resetAt, in: first)
    for (index, change) in changes.enumerated() where change.at <= instant {
      let next = index + 1 < changes.count ? changes[index + 1].at : .latest
      period = Self.advance(period, to: min(instant, next), in: change.zone, resetAt: resetAt)
    }
    let end = Self.firstReset(notBefore: period.span.end, resetAt: resetAt, in: zone(at: instant))
    return BudgetPeriod(day: period.day, span: Span(start: period.span.start, end: end))
  }

  private func zone(at instant: Instant) -> ZoneRules {
    changes.last { $0.at <= instant }?.zone ?? first
  }

  /// The period with its announced end that runs at an instant, when this one ran before it.
  private static func advance(
    _ period: BudgetPeriod, to instant: Instant, in zone: ZoneRules, resetAt: WallClockTime
  ) -> BudgetPeriod {
    let end = firstReset(notBefore: period.span.end, resetAt: resetAt, in: zone)
    return end <= instant ? plainPeriod(at: instant, resetAt: resetAt, in: zone) : period
  }

  private static func firstReset(notBefore instant: Instant, resetAt: WallClockTime, in zone: ZoneRules) -> Instant {
    let period = plainPeriod(at: instant, resetAt: resetAt, in: zone)
    return period.span.start == instant ? instant : period.span.end
  }

  /// The period in a zone that never changed: from the last reset point at or before the instant to the next.
  static func plainPeriod(
    at instant: Instant, resetAt: WallClockTime, in zone: ZoneRules, _ calm: ZoneRules.Calm? = nil
  ) -> BudgetPeriod {
    let isCalm = calm?.contains(instant) ?? false
    let shown = isCalm ? calm.map { CivilDate(dayNumber: $0.reading(at: instant).day) } : nil
    var day = (shown ?? zone.localTime(at: instant).date).adding(days: 1)
    var end = zone.instant(of: resetAt, on: day.adding(days: 1), near: calm)
    var start = zone.instant(of: resetAt, on: day, near: calm)
    while start > instant {
      day = day.adding(days: -1)
      end = start
      start = zone.instant(of: resetAt, on: day, near: calm)
    }
    return BudgetPeriod(day: day, span: Span(start: start, end: end))
  }
}
