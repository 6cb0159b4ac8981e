import Faults
import Store

/// What a backup holds of one account, but for its history and its tokens.
struct AccountContent: Sendable {
  let id: AccountID
  let timeZone: String
  let items: [ItemRecord]

  /// - Throws: ``LibraryError/unreadable(kind:id:_:)`` for a document that breaks the rules of its kind.
  static func all(_ reader: any StoreReader) throws -> [AccountContent] {
    try reader.accounts(after: nil, limit: .max).map { account in
      let items = try [ItemKind.group, .page, .rule].flatMap { kind in
        try reader.items(kind, in: account.key, after: nil, limit: .max)
      }
      for item in items {
        switch item.kind {
        case .page: _ = try StoredItem.page(item)
        case .rule: _ = try StoredItem.rule(item)
        case .group, .library: break
        }
      }
      return AccountContent(id: AccountID(unchecked: account.id), timeZone: account.timeZone, items: items)
    }
  }

  static func label(_ item: ItemRecord) -> String { "\(Quoted.text(item.name)) (\(item.kind.rawValue) \(item.id))" }
}

extension LibraryEdit {
  /// Makes the library what a backup holds.
  func restore(_ content: AccountContent) throws(LibraryError) -> Outcome {
    let kept = Set(content.items.map { ItemKey(kind: $0.kind, id: $0.id) })
    for kind in [ItemKind.page, .rule, .group] {
      for record in try records(kind) where !kept.contains(ItemKey(kind: kind, id: record.id)) {
        try remove(ItemKey(kind: kind, id: record.id))
      }
    }
    for item in content.items {
      try put(ItemKey(kind: item.kind, id: item.id), ItemContent(item), ordinal: item.ordinal)
    }
    timeZone = content.timeZone
    return Outcome(
      target: .library, targetName: "library", summary: "Restored the library from a backup.", changed: ["library"])
  }
}
