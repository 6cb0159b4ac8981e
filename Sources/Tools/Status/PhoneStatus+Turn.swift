import Status
import Time

extension PhoneStatus {
  /// When the status becomes another one by itself, without a write: a block begins or ends, a session ends, a report is
  /// a day old, what waits takes effect, or the day is over. Ages, which never stand still, are left out.
  var nextTurn: Instant {
    let zone = overview.zoneRules
    let midnight = zone.start(of: zone.date(at: now).adding(days: 1))
    var turns = overview.pending.map(\.effectiveAt)
    if let change = blocking.nextChange { turns.append(change) }
    for phone in phones {
      if case .running(_, let end?) = phone.summary.session { turns.append(end) }
      if let reported = phone.reports.device.reportedAt { turns.append(reported.adding(seconds: Age.staleSeconds)) }
    }
    return turns.filter { $0 > now }.min().map { min($0, midnight) } ?? midnight
  }
}
