package import JSON

extension Block {
  /// Where an input gets its value: an output of a block of the page.
  package struct Source: Hashable, Sendable, CustomStringConvertible {
    package let block: ID
    package let output: String

    package var json: JSONValue { ["block_id": .string(block.text), "output": .string(output)] }

    /// `button_1.pressed`.
    package var description: String { "\(block).\(output)" }
  }
}
