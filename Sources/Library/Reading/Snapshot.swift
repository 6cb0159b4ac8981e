import Pages
import Rules
import Store
import Time

/// One account's library at one moment. Names and zone rules are read when they are asked for.
struct Snapshot {
  let reader: any StoreReader
  let account: AccountRecord
  private let zones: ZoneDirectory
  private let pages: PageCache

  init(_ id: AccountID, _ reader: any StoreReader, _ library: Library) throws {
    self.reader = reader
    account = try Library.account(id, reader)
    zones = library.zones
    pages = library.pageCache
  }

  var zone: ZoneName { ZoneName(parsing: account.timeZone) ?? .utc }

  /// The rules of the library's zone; UTC's where the system's data has lost it.
  var zoneRules: ZoneRules { zones.rules(for: zone) ?? .utc }

  func groupNames() throws(LibraryError) -> GroupNames {
    do {
      return GroupNames(try reader.labels(.group, in: account.key))
    } catch {
      throw .store(error)
    }
  }

  /// What rules are shown with.
  func frame(now: Instant) throws(LibraryError) -> RuleView.Frame {
    let uses = try ReportedUses(of: account, reader, at: now)
    return RuleView.Frame(
      groups: try groupNames(), facts: try facts(at: now, uses), uses: uses, zoneName: zone, now: now,
      mark: account.highWaterMark, pending: try pendingViews())
  }

  func facts(at now: Instant) throws(LibraryError) -> Facts {
    try facts(at: now, try ReportedUses(of: account, reader, at: now))
  }

  private func facts(at now: Instant, _ uses: ReportedUses) throws(LibraryError) -> Facts {
    Facts(try ZoneHistory(of: account, reader, zones, at: now), pauses: try records(.pause), uses: uses)
  }

  /// The weakenings that wait, in the order in which they were asked for.
  func pendingViews() throws(LibraryError) -> [PendingView] {
    try PendingView.all(try records(.pending), account, reader, zoneRules)
  }

  /// One page; where it was read before and has not changed, its document is not read again.
  func page(_ id: String) throws(LibraryError) -> PageView {
    let key = ItemKey(kind: .page, id: id)
    let version: ItemVersion?
    do {
      version = try reader.version(of: key, in: account.key)
    } catch {
      throw .store(error)
    }
    let cached = version.flatMap { pages.page(id, $0, account.key) }
    let page = if let cached { cached } else { try checked(try find(.page, id)) }
    return PageView(page, groups: page.groups.isEmpty ? GroupNames([]) : try groupNames(), zone: zone)
  }

  /// The page in a record, checked once for each revision.
  func checked(_ record: ItemRecord) throws(LibraryError) -> Page {
    let version = ItemVersion(ordinal: record.ordinal, revision: record.revision)
    if let page = pages.page(record.id, version, account.key) { return page }
    let page = try StoredItem.page(record)
    pages.keep(page, version, account.key)
    return page
  }
}
