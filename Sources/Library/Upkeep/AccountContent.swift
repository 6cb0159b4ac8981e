import Faults
import Names
import Rules
import Store

/// What a backup holds of one account, but for its history and its tokens. A backup is a file from anywhere, so it is
/// checked like any document.
struct AccountContent: Sendable {
  struct Item: Sendable {
    let key: ItemKey
    let content: ItemContent
    let ordinal: Int64

    var label: String { ItemLabelText.of(key, content.name) }
  }

  let id: AccountID
  let timeZone: String
  /// Groups first, each kind in its order.
  let items: [Item]

  /// - Throws: ``LibraryError`` for a document that breaks the rules of its kind, and for more items than a library
  ///   may have.
  static func all(_ reader: any StoreReader) throws -> [AccountContent] {
    try reader.accounts(after: nil, limit: .max).map { account in
      guard let id = AccountID(account.id) else {
        throw LibraryError.invalid(Faults("account", "of the backup is \(Quoted.text(account.id)), which is no id"))
      }
      let items = try LibraryLimits.items.flatMap { kind, limit in
        let records = try reader.items(kind, in: account.key, after: nil, limit: limit + 1)
        guard records.count <= limit else {
          throw LibraryError.limit("The backup's account \(id) has more than \(limit) \(kind.rawValue)s.")
        }
        return try records.map(item)
      }
      return AccountContent(id: id, timeZone: account.timeZone, items: items)
    }
  }

  private static func item(_ record: ItemRecord) throws -> Item {
    let content: ItemContent
    switch record.kind {
    case .page: content = ItemContent(try StoredItem.page(record))
    case .rule: content = ItemContent(try StoredItem.rule(record))
    case .group, .library, .pause, .pending, .zoneData:
      let (id, name) = try StoredItem.group(record)
      content = ItemContent(of: id, name)
    }
    return Item(key: ItemKey(kind: record.kind, id: record.id), content: content, ordinal: record.ordinal)
  }
}
