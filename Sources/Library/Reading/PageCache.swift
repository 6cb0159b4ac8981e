import Pages
import Store
import Threads

/// Pages that were read and checked, by their revision.
///
/// A stored document is checked against every law of pages when it is read, which takes ten times as long as finding
/// it. A page at one revision never changes, and neither an account's number nor an item's place is given twice, so
/// what is kept here cannot be out of date: a newer revision is another key. Only committed pages are kept.
final class PageCache: Sendable {
  private struct Key: Hashable, Sendable {
    let account: AccountRecord.Key
    let id: String
    let version: ItemVersion
  }

  private struct State {
    var pages: [Key: Page] = [:]
    /// The oldest first.
    var order: [Key] = []
  }

  private static let capacity = 128
  private let state = Lock(State())

  func page(_ id: String, _ version: ItemVersion, _ account: AccountRecord.Key) -> Page? {
    state.withLock { $0.pages[Key(account: account, id: id, version: version)] }
  }

  func keep(_ page: Page, _ version: ItemVersion, _ account: AccountRecord.Key) {
    let key = Key(account: account, id: page.id.text, version: version)
    state.withLock { state in
      guard state.pages.updateValue(page, forKey: key) == nil else { return }
      if state.order.count >= Self.capacity { state.pages[state.order.removeFirst()] = nil }
      state.order.append(key)
    }
  }
}
