import Library
import MCP
import Time

/// What watchers compare to tell what has changed.
struct LibraryState: Hashable {
  let index: LibraryIndex
  let phones: PhonesMark
  /// When the status becomes another one without a write.
  var turn: Instant

  /// The library first, then what is listed differently, then what holds something else.
  ///
  /// That the status is to turn at another time is nothing to be told of: it may be read just before a write, and again
  /// after it.
  func changes(since former: LibraryState, at now: Instant) -> [Change] {
    guard index != former.index || phones != former.phones || former.turn <= now else { return [] }
    let status = [ResourceAddress.status, .statusChart].map { Change.resource(uri: $0.uri) }
    let items = itemChanges(since: former.index)
    // A rule that was edited as well is told of once.
    let told = ruleChanges(since: former.phones).filter { !items.contains($0) }
    return libraryChanges(since: former) + items + told + status
  }

  private func libraryChanges(since former: LibraryState) -> [Change] {
    guard index != former.index || !ruleChanges(since: former.phones).isEmpty else { return [] }
    let (old, new) = (former.index.entries, index.entries)
    let isListedDifferently = old.map(\.key) != new.map(\.key) || old.map(\.name) != new.map(\.name)
    return [.resource(uri: ResourceAddress.library.uri)] + (isListedDifferently ? [.resourceList] : [])
  }

  private func itemChanges(since former: LibraryIndex) -> [Change] {
    let known = Dictionary(former.entries.map { ($0.key, $0) }) { first, _ in first }
    let changed = index.entries.filter { entry in known[entry.key].map { $0.revision != entry.revision } ?? false }
    let left = Set(index.entries.map(\.key))
    let gone = former.entries.filter { !left.contains($0.key) }
    return (changed + gone).compactMap { ResourceAddress($0.key).map { .resource(uri: $0.uri) } }
  }

  /// Rules of whose limits the phones tell something else.
  private func ruleChanges(since former: PhonesMark) -> [Change] {
    phones.rulesToldDifferently(from: former).map { .resource(uri: ResourceAddress.rule($0).uri) }
  }
}
