package import Rules
package import Time

/// A small routine of a person: a name and blocks in order.
///
/// A page that exists obeys every law of ``PageLaws``: it is made by reading a document, and each edit checks again.
package struct Page: Hashable, Sendable {
  package let id: ID
  /// 1 to 80 characters on one line.
  package internal(set) var name: String
  /// Up to 200 characters; may have several lines.
  package internal(set) var description: String
  /// Whether the page's schedule and routines act by themselves. Always false on a page that has neither.
  package internal(set) var isEnabled: Bool
  /// In the order of the page, all sections together.
  package internal(set) var blocks: [Block]
  /// How many block ids the page has made so far, so that none is made twice.
  var madeBlockIDs: Int
  /// Grows by one with each accepted write, from 1; the library's business.
  package var revision: Int64

  /// Whether something on the page acts by itself, so that it can be switched on and off.
  package var canBeEnabled: Bool { Self.canBeEnabled(blocks.map(\.kind)) }

  package var hasHomeAllowance: Bool { blocks.contains { $0.kind == .homeAllowance } }

  /// The format that a phone must know to run the page: 1 has the blocks of the page section, 2 the home allowance,
  /// 3 blocks of the other sections and their connections. A phone refuses a format that it does not know.
  package var format: Int {
    let others = blocks.filter { $0.kind.declaration.section != .page }
    if others.isEmpty { return 1 }
    return others.allSatisfy { $0.kind == .homeAllowance } ? 2 : 3
  }

  /// The zones that its blocks name. Whether the system knows them is the library's to check.
  package var timeZones: [ZoneName] { blocks.compactMap(\.content.value.timeZone) }

  static func canBeEnabled(_ kinds: [Block.Kind?]) -> Bool {
    kinds.contains { $0 == .schedule || $0?.declaration.section == .routines }
  }

  /// The app groups that its blocks name, each once.
  package var groups: [AppGroup.ID] {
    var seen: Set<AppGroup.ID> = []
    return blocks.flatMap(\.groups).filter { seen.insert($0).inserted }
  }

  package func block(_ id: Block.ID) -> Block? { blocks.first { $0.id == id } }

  package func blocks(of section: PageSection) -> [Block] { blocks.filter { $0.kind.declaration.section == section } }
}
