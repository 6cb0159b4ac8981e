import Access
import Pages
import Rules
import Store
import Time

/// A write while it is prepared: what it changes lies over what is stored, until it is carried out as a whole.
final class LibraryEdit {
  let write: Write
  let reader: any StoreReader
  let random: RandomSource
  let zones: ZoneDirectory
  /// As it was before the write.
  let account: AccountRecord
  var timeZone: String
  var groups: GroupNames
  private(set) var changes: [ItemChange] = []
  var warnings: [String] = []
  var onPhone: [String] = []
  /// What the person has yet to agree to. It is asked for once the guard lets the write pass.
  var unconfirmed: LibraryError?
  /// Read only.
  let pages: PageCache
  /// What is stored, as it was read for this write; nothing changes it before the write is carried out.
  var untouched = Untouched()

  struct Untouched {
    var records: [ItemKind: [ItemRecord]] = [:]
    var rules: [String: Rule] = [:]
    var pages: [String: Page] = [:]
  }

  init(_ write: Write, _ account: AccountRecord, _ reader: any StoreReader, _ library: Library) throws(StoreError) {
    self.write = write
    self.account = account
    self.reader = reader
    random = library.random
    zones = library.zones
    pages = library.pageCache
    timeZone = account.timeZone
    groups = GroupNames(try reader.labels(.group, in: account.key))
  }

  var changesNothing: Bool { changes.isEmpty && timeZone == account.timeZone }

  /// What the item is, with this write's own changes.
  func state(_ key: ItemKey) throws(LibraryError) -> ItemState {
    if let change = changes.first(where: { $0.key == key }) { return change.after }
    do {
      if let record = try reader.item(key, in: account.key) { return .live(record) }
      return try reader.tombstone(key, in: account.key).map { .deleted(revision: $0.revision) } ?? .absent
    } catch {
      throw .store(error)
    }
  }

  /// The number of items of a kind, with this write's own.
  func count(_ kind: ItemKind) throws(LibraryError) -> Int {
    do {
      return changes.reduce(try reader.count(kind, in: account.key)) { count, change in
        guard change.key.kind == kind else { return count }
        return count + (change.after.record == nil ? 0 : 1) - (change.before.record == nil ? 0 : 1)
      }
    } catch {
      throw .store(error)
    }
  }

  /// Makes an item, changes it, or brings a deleted one back to the place `ordinal`.
  /// - Returns: false where it is so already.
  @discardableResult
  func put(_ key: ItemKey, _ content: ItemContent, ordinal: Int64? = nil) throws(LibraryError) -> Bool {
    let old = try state(key)
    if let record = old.record, ItemContent(record) == content { return false }
    let place =
      switch old {
      case .live(let record): record.ordinal
      case .deleted: try place(of: key.kind, wanted: ordinal)
      case .absent: nextOrdinal
      }
    let record = ItemRecord(
      kind: key.kind, id: key.id, ordinal: place,
      revision: try nextRevision(of: key, old), name: content.name, nameKey: content.nameKey, body: content.body,
      createdAt: old.record?.createdAt ?? write.now, updatedAt: write.now)
    stage(key, old, .live(record))
    return true
  }

  /// The wanted place in the order of a kind where it is free, else the next.
  private func place(of kind: ItemKind, wanted: Int64?) throws(LibraryError) -> Int64 {
    let staged = changes.filter { $0.key.kind == kind }
    if let wanted, Self.places.contains(wanted), !staged.contains(where: { $0.after.record?.ordinal == wanted }) {
      let holder: ItemRecord?
      do {
        holder = try reader.items(kind, in: account.key, after: wanted - 1, limit: 1).first
      } catch {
        throw .store(error)
      }
      let isGone = staged.contains { $0.key.id == holder?.id && $0.after.record == nil }
      if holder?.ordinal != wanted || isGone { return wanted }
    }
    return nextOrdinal
  }

  /// A backup from anywhere may name any place.
  private static let places: ClosedRange<Int64> = 1...(1 << 50)

  /// The first place that nothing has or had, after this write.
  var nextOrdinal: Int64 {
    changes.compactMap(\.after.record?.ordinal).reduce(account.nextOrdinal) { max($0, $1 + 1) }
  }

  /// Drops what was staged, so that something else can be done instead.
  func discardChanges() {
    changes = []
    timeZone = account.timeZone
    onPhone = []
  }

  func remove(_ key: ItemKey) throws(LibraryError) {
    let old = try state(key)
    stage(key, old, .deleted(revision: try nextRevision(of: key, old)))
  }

  /// One write makes one step, however often it touches the item.
  private func nextRevision(of key: ItemKey, _ old: ItemState) throws(LibraryError) -> Int {
    (changes.first { $0.key == key }?.before ?? old).revision + 1
  }

  private func stage(_ key: ItemKey, _ old: ItemState, _ new: ItemState) {
    if let index = changes.firstIndex(where: { $0.key == key }) {
      changes[index].after = new
    } else {
      changes.append(ItemChange(key: key, before: old, after: new))
    }
  }

  /// The revision that the answer tells: after a dry run the one that still holds, 0 for what is not there yet.
  func shownRevision(of key: ItemKey) throws(LibraryError) -> Int {
    guard write.isDryRun, let change = changes.first(where: { $0.key == key }) else { return try state(key).revision }
    return change.before.record == nil ? 0 : change.before.revision
  }
}
