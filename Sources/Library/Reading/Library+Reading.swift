import Faults
import Pages
import Rules
package import Store
package import Time

extension Library {
  /// Everything of a library but its history.
  /// - Parameter past: an earlier instant, so that the zone is the one that the library had then.
  package func overview(
    of account: AccountID, now: Instant, lookingAt past: Instant? = nil
  ) throws(LibraryError) -> LibraryOverview {
    try settle(account, at: now)
    return try read(account) { snapshot throws(LibraryError) in
      let groups = try snapshot.groupNames()
      let pages = try snapshot.pages(groups)
      let rules = try snapshot.rules(try snapshot.frame(now: now))
      let facts = try snapshot.facts(at: min(now, past ?? now)).knownZones(at: past ?? .latest)
      return LibraryOverview(
        timeZone: past == nil ? snapshot.zone : facts.zone.name, zoneRules: facts.zone,
        zoneIsKnown: zones.rules(for: snapshot.zone) != nil,
        revision: snapshot.account.revision, highWaterMark: snapshot.account.highWaterMark,
        groups: try snapshot.groupViews(pages, rules), pages: pages, rules: rules, facts: facts,
        pending: try snapshot.pendingViews(),
        activity: try PageActivity(pages.map(\.page), of: snapshot.account, snapshot.reader, zones, at: now))
    }
  }

  /// Pages in the order in which they were made.
  package func pages(
    of account: AccountID, limit: Int = LibraryLimits.listedItems, cursor: String? = nil
  ) throws(LibraryError) -> Listing<PageView> {
    try list(.page, of: account, limit, cursor) { records, snapshot throws(LibraryError) in
      try snapshot.pages(records, try snapshot.groupNames())
    }
  }

  /// A page as it is now.
  /// - Throws: ``LibraryError/notFound(_:)`` with the nearest ids.
  package func page(_ id: String, of account: AccountID) throws(LibraryError) -> PageView {
    try read(account) { snapshot throws(LibraryError) in try snapshot.page(id) }
  }

  /// Rules in the order in which they were made, with their status at `now`.
  package func rules(
    of account: AccountID, limit: Int = LibraryLimits.listedItems, cursor: String? = nil, now: Instant
  ) throws(LibraryError) -> Listing<RuleView> {
    try settle(account, at: now)
    return try list(.rule, of: account, limit, cursor) { records, snapshot throws(LibraryError) in
      try snapshot.rules(records, try snapshot.frame(now: now))
    }
  }

  /// A rule with its status at `now`.
  /// - Throws: ``LibraryError/notFound(_:)`` with the nearest ids.
  package func rule(_ id: String, of account: AccountID, now: Instant) throws(LibraryError) -> RuleView {
    try settle(account, at: now)
    return try read(account) { snapshot throws(LibraryError) in
      let record = try snapshot.find(.rule, id)
      return RuleView(try StoredItem.rule(record), revision: record.revision, try snapshot.frame(now: now))
    }
  }

  /// All app groups in the order in which they were made, with what uses them.
  package func groups(of account: AccountID, now: Instant) throws(LibraryError) -> [GroupView] {
    try read(account) { snapshot throws(LibraryError) in
      try snapshot.groupViews(
        try snapshot.pages(try snapshot.groupNames()), try snapshot.rules(try snapshot.frame(now: now)))
    }
  }

  /// The history, the newest change first.
  package func changes(
    of account: AccountID, _ filter: ChangeFilter = ChangeFilter(), limit: Int = LibraryLimits.listedItems,
    cursor: String? = nil
  ) throws(LibraryError) -> Listing<ChangeView> {
    let count = Self.clamped(limit)
    let cursors = Cursor(list: "changes", account: account)
    let place = try cursors.place(in: cursor)
    return try read(account) { snapshot throws(LibraryError) in
      let found: [ChangeRecord]
      do throws(StoreError) {
        found = try snapshot.reader.changes(
          filter, in: snapshot.account.key, before: place.map { Int($0) }, limit: count + 1)
      } catch {
        throw .store(error)
      }
      let shown = found.prefix(count)
      let next = found.count > count ? shown.last.map { cursors.text(after: Int64($0.revision)) } : nil
      return Listing(items: shown.map { ChangeView(record: $0) }, nextCursor: next, total: nil, zone: snapshot.zone)
    }
  }

  private func list<Item: Sendable>(
    _ kind: ItemKind, of account: AccountID, _ limit: Int, _ cursor: String?,
    _ read: (ArraySlice<ItemRecord>, Snapshot) throws(LibraryError) -> [Item]
  ) throws(LibraryError) -> Listing<Item> {
    let count = Self.clamped(limit)
    let cursors = Cursor(list: kind.rawValue, account: account)
    let place = try cursors.place(in: cursor)
    return try self.read(account) { snapshot throws(LibraryError) in
      let found = try snapshot.records(kind, after: place, limit: count + 1)
      let shown = found.prefix(count)
      let next = found.count > count ? shown.last.map { cursors.text(after: $0.ordinal) } : nil
      return Listing(
        items: try read(shown, snapshot), nextCursor: next, total: try snapshot.count(kind), zone: snapshot.zone)
    }
  }

  private static func clamped(_ limit: Int) -> Int { min(max(limit, 1), LibraryLimits.listedItems) }
}
