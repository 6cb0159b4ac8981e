import Pages
import Rules
import Store
import Time

extension LibraryEdit {
  /// What decides what is blocked, before or after the write.
  func situation(after isAfter: Bool) throws(LibraryError) -> Situation {
    var rules: [Rule] = []
    for record in try records(.rule, after: isAfter) { rules.append(try StoredItem.rule(record)) }
    var pages: [Situation.PageBlocker] = []
    for record in try records(.page, after: isAfter) {
      if let rule = try StoredItem.page(record).blockingRule {
        pages.append(Situation.PageBlocker(pageID: record.id, rule: rule))
      }
    }
    return Situation(rules: rules, pages: pages, facts: try facts(after: isAfter))
  }

  func facts(after isAfter: Bool = true) throws(LibraryError) -> Facts {
    var history = try ZoneHistory(of: account, reader, zones, at: write.now)
    if isAfter, timeZone != account.timeZone { history.change(to: zoneRules, at: write.now) }
    return Facts(history, pauses: try records(.pause, after: isAfter))
  }

  /// The rules of the zone after the write; UTC's where the system's data has lost it.
  var zoneRules: ZoneRules { ZoneName(parsing: timeZone).flatMap(zones.rules(for:)) ?? .utc }

  /// All items of a kind in their order.
  func records(_ kind: ItemKind, after isAfter: Bool = true) throws(LibraryError) -> [ItemRecord] {
    let stored: [ItemRecord]
    do {
      stored = try reader.items(kind, in: account.key, after: nil, limit: .max)
    } catch {
      throw .store(error)
    }
    guard isAfter else { return stored }
    let changed = changes.filter { $0.key.kind == kind }
    let untouched = stored.filter { record in !changed.contains { $0.key.id == record.id } }
    return (untouched + changed.compactMap(\.after.record)).sorted { $0.ordinal < $1.ordinal }
  }
}

extension LibraryEdit {
  /// The weakenings that wait, with this write's own.
  func pendingViews() throws(LibraryError) -> [PendingView] {
    try PendingView.all(try records(.pending), account, reader, zoneRules)
  }
}
