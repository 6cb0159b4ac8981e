package import Rules

/// A small routine of a person: a name and blocks in order.
///
/// A page that exists obeys every law of ``PageLaws``: it is made by reading a document, and each edit checks again.
package struct Page: Hashable, Sendable {
  package let id: ID
  /// 1 to 80 characters on one line.
  package internal(set) var name: String
  /// Up to 200 characters; may have several lines.
  package internal(set) var description: String
  /// Whether the page's schedule acts. Always false on a page without a schedule.
  package internal(set) var isEnabled: Bool
  /// In the order of the page, all sections together.
  package internal(set) var blocks: [Block]
  /// How many block ids the page has made so far, so that none is made twice.
  var madeBlockIDs: Int
  /// Grows by one with each accepted write, from 1; the library's business.
  package var revision: Int64

  package var hasSchedule: Bool { blocks.contains { $0.kind == .schedule } }

  /// The app groups that its blocks name, each once.
  package var groups: [AppGroup.ID] {
    var seen: Set<AppGroup.ID> = []
    return blocks.flatMap(\.groups).filter { seen.insert($0).inserted }
  }

  package func block(_ id: Block.ID) -> Block? { blocks.first { $0.id == id } }

  package func blocks(of section: PageSection) -> [Block] { blocks.filter { $0.kind.declaration.section == section } }
}
