import JSON
import Store

extension LibraryEdit {
  /// Does to an item what a change that waited does to it; what others changed of it since stays.
  func catchUp(_ item: ItemChange) throws(LibraryError) {
    let now = try state(item.key)
    switch (item.after, now) {
    case (.live(let after), .live(let current)):
      let before = item.before.record
      let body = try Self.merged(current.body, from: before?.body ?? [:], to: after.body)
      let content = ItemContent(
        name: before?.name == after.name ? current.name : after.name,
        nameKey: before?.nameKey == after.nameKey ? current.nameKey : after.nameKey, body: body)
      try put(item.key, content)
      try requireReadable(item.key)
    case (.live(let after), .absent), (.live(let after), .deleted):
      // A deletion wins over an edit that did not know of it.
      if item.before.record == nil { try put(item.key, ItemContent(after), ordinal: after.ordinal) }
    case (.deleted, .live), (.absent, .live): try remove(item.key)
    case (.deleted, _), (.absent, _): break
    }
  }

  /// The current members, but for those that differ between the two states.
  /// - Throws: where one of those was changed by another writer since, whose edit must not be lost.
  private static func merged(
    _ current: JSONObject, from before: JSONObject, to after: JSONObject
  ) throws(LibraryError) -> JSONObject {
    var merged = current
    for key in before.keys + after.keys.filter({ !before.contains($0) }) where before[key] != after[key] {
      guard current[key] == before[key] || current[key] == after[key] else {
        throw .stale("\(key) was changed while this waited.")
      }
      merged[key] = after[key]
    }
    return merged
  }

  private func requireReadable(_ key: ItemKey) throws(LibraryError) {
    guard let record = try state(key).record else { return }
    switch key.kind {
    case .rule: _ = try StoredItem.rule(record)
    case .page: _ = try StoredItem.page(record)
    case .group, .library, .pause, .pending, .zoneData: break
    }
  }
}
