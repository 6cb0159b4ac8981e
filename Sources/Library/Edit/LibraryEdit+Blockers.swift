import Pages
import Rules
import Store
import Time

extension LibraryEdit {
  /// What blocks before or after the write.
  func blockers(after isAfter: Bool) throws(LibraryError) -> Blockers {
    var rules: [Rule] = []
    for record in try records(.rule, after: isAfter) { rules.append(try StoredItem.rule(record)) }
    var pages: [Page] = []
    for record in try records(.page, after: isAfter) {
      let page = try StoredItem.page(record)
      if page.hasSchedule { pages.append(page) }
    }
    let zone = ZoneName(parsing: isAfter ? timeZone : account.timeZone) ?? .utc
    return Blockers(timeZone: zone, rules: rules, pages: pages)
  }

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
