import Pages
import Rules
import Store
import Time

extension LibraryEdit {
  /// What decides what is blocked, before or after the write.
  func situation(after isAfter: Bool) throws(LibraryError) -> Situation {
    var rules: [Rule] = []
    for record in try records(.rule, after: isAfter) { rules.append(try rule(record)) }
    var pages: [Situation.PageBlocker] = []
    for record in try records(.page, after: isAfter) {
      if let rule = try page(record).blockingRule {
        pages.append(Situation.PageBlocker(pageID: record.id, rule: rule))
      }
    }
    return Situation(rules: rules, pages: pages, facts: try facts(after: isAfter))
  }

  /// A situation with what pages block beside their schedules, which is never hard and so no matter for the guard.
  func withActivity(_ situation: Situation, after isAfter: Bool) throws(LibraryError) -> Situation {
    var pages: [Page] = []
    for record in try records(.page, after: isAfter) { pages.append(try page(record)) }
    return try PageActivity(pages, of: account, reader, zones, at: write.now).added(to: situation)
  }

  func facts(after isAfter: Bool = true) throws(LibraryError) -> Facts {
    var history = try ZoneHistory(of: account, reader, zones, at: write.now)
    if isAfter, timeZone != account.timeZone { history.change(to: zoneRules, at: write.now) }
    return Facts(history, pauses: try records(.pause, after: isAfter), uses: try reportedUses())
  }

  func reportedUses() throws(LibraryError) -> ReportedUses { try ReportedUses(of: account, reader, at: write.now) }

  /// The rules of the zone after the write; UTC's where the system's data has lost it.
  var zoneRules: ZoneRules { ZoneName(parsing: timeZone).flatMap(zones.rules(for:)) ?? .utc }

  /// All items of a kind in their order.
  func records(_ kind: ItemKind, after isAfter: Bool = true) throws(LibraryError) -> [ItemRecord] {
    let stored = try stored(kind)
    guard isAfter else { return stored }
    let changed = changes.filter { $0.key.kind == kind }
    let untouched = stored.filter { record in !changed.contains { $0.key.id == record.id } }
    return (untouched + changed.compactMap(\.after.record)).sorted { $0.ordinal < $1.ordinal }
  }
}

extension LibraryEdit {
  /// What a record says; what this write does not touch is read once, for before and after.
  private func rule(_ record: ItemRecord) throws(LibraryError) -> Rule {
    if let rule = untouched.rules[record.id], isUntouched(record) { return rule }
    let rule = try StoredItem.rule(record)
    if isUntouched(record) { untouched.rules[record.id] = rule }
    return rule
  }

  /// A page that this write does not touch stands at a committed revision, which may have been read before.
  private func page(_ record: ItemRecord) throws(LibraryError) -> Page {
    guard isUntouched(record) else { return try StoredItem.page(record) }
    let version = ItemVersion(ordinal: record.ordinal, revision: record.revision)
    if let page = pages.page(record.id, version, account.key) ?? untouched.pages[record.id] { return page }
    let page = try StoredItem.page(record)
    untouched.pages[record.id] = page
    return page
  }

  private func isUntouched(_ record: ItemRecord) -> Bool {
    !changes.contains { $0.key.kind == record.kind && $0.key.id == record.id }
  }

  private func stored(_ kind: ItemKind) throws(LibraryError) -> [ItemRecord] {
    if let records = untouched.records[kind] { return records }
    do {
      let records = try reader.items(kind, in: account.key, after: nil, limit: .max)
      untouched.records[kind] = records
      return records
    } catch {
      throw .store(error)
    }
  }
}

extension LibraryEdit {
  /// The weakenings that wait, with this write's own.
  func pendingViews() throws(LibraryError) -> [PendingView] {
    try PendingView.all(try records(.pending), account, reader, zoneRules)
  }
}
