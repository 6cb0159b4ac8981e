package import Faults

extension Block {
  /// Which block, in its page: 1 to 64 of `a-z`, `A-Z`, `0-9`, `_` and `-`, and not `end`, which names a place.
  package struct ID: Hashable, Sendable, CustomStringConvertible {
    package let text: String

    package init(parsing text: String) throws(Faults) {
      self.text = try Identifier.checked(text)
      if text == Place.endWord {
        throw Faults("", "is \"end\", which stands for the end of the page; choose another id")
      }
    }

    /// The id that a page makes; `number` counts from 1.
    init(kind: Block.Kind, number: Int) { text = "\(kind.rawValue)_\(number)" }

    package var description: String { text }
  }
}
