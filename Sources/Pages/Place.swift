import Faults
import JSON

/// Where a block goes on its page.
enum Place: Hashable, Sendable {
  case end
  case before(Block.ID)

  /// The word that stands for the end in `before_block_id`.
  static let endWord = "end"
  static let member = "before_block_id"

  /// Nil where the document does not say.
  init?(reading document: JSONObject, among blocks: [Block], faults: inout Faults) {
    guard let value = document[Self.member], !value.isNull else { return nil }
    if value == .string(Self.endWord) {
      self = .end
    } else if let block = blocks.first(where: { value == .string($0.id.text) }) {
      self = .before(block.id)
    } else {
      let ids = blocks.map(\.id.text).joined(separator: ", ")
      faults.add(Self.member, "is \(ShownValue.of(value)); it must be end or one of the page's blocks: \(ids)")
      return nil
    }
  }
}
