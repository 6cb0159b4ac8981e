import Rules
import Store
import Time

extension Snapshot {
  func find(_ kind: ItemKind, _ id: String) throws(LibraryError) -> ItemRecord {
    let key = ItemKey(kind: kind, id: id)
    let found: ItemRecord?
    do {
      found = try reader.item(key, in: account.key)
    } catch {
      throw .store(error)
    }
    guard let found else { throw try Missing(key, reader, account).error() }
    return found
  }

  func records(_ kind: ItemKind, after place: Int64? = nil, limit: Int = .max) throws(LibraryError) -> [ItemRecord] {
    do {
      return try reader.items(kind, in: account.key, after: place, limit: limit)
    } catch {
      throw .store(error)
    }
  }

  func count(_ kind: ItemKind) throws(LibraryError) -> Int {
    do {
      return try reader.count(kind, in: account.key)
    } catch {
      throw .store(error)
    }
  }

  func pages(_ groups: GroupNames) throws(LibraryError) -> [PageView] {
    try pages(try records(.page)[...], groups)
  }

  func pages(_ records: ArraySlice<ItemRecord>, _ groups: GroupNames) throws(LibraryError) -> [PageView] {
    var pages: [PageView] = []
    for record in records { pages.append(PageView(try checked(record), groups: groups, zone: zone)) }
    return pages
  }

  func rules(_ frame: RuleView.Frame) throws(LibraryError) -> [RuleView] {
    try rules(try records(.rule)[...], frame)
  }

  func rules(_ records: ArraySlice<ItemRecord>, _ frame: RuleView.Frame) throws(LibraryError) -> [RuleView] {
    var rules: [RuleView] = []
    for record in records { rules.append(RuleView(try StoredItem.rule(record), revision: record.revision, frame)) }
    return rules
  }

  func groupViews(_ pages: [PageView], _ rules: [RuleView]) throws(LibraryError) -> [GroupView] {
    try records(.group).compactMap { record in
      guard let id = AppGroup.ID(record.id) else { return nil }
      let users =
        pages.filter { $0.page.groups.contains(id) }.map { ItemKey(kind: .page, id: $0.page.id.text) }
        + rules.filter { $0.rule.apps.groups.contains(id) }.map { ItemKey(kind: .rule, id: "\($0.rule.id)") }
      return GroupView(id: record.id, name: record.name, revision: record.revision, users: users)
    }
  }
}
