package import JSON

/// What the catalogue says of a kind of block.
package struct BlockDeclaration: Sendable {
  package let kind: Block.Kind
  package let section: PageSection
  /// The name of a new block that is given none.
  package let title: String
  /// What the block is for, in one sentence.
  package let sentence: String
  package let settings: [SettingDeclaration]
  package let inputs: [Port]
  package let outputs: [Port]
  /// A complete block as `add_block` and `create_page` take it.
  package let example: JSONObject
  /// What only the phone can do with it; nil where there is nothing.
  package let onPhone: String?

  init(
    _ kind: Block.Kind, in section: PageSection, title: String, _ sentence: String, settings: [SettingDeclaration],
    inputs: [Port] = [], outputs: [Port] = [], example: JSONObject, onPhone: String? = nil
  ) {
    self.kind = kind
    self.section = section
    self.title = title
    self.sentence = sentence
    self.settings = settings
    self.inputs = inputs
    self.outputs = outputs
    self.example = example
    self.onPhone = onPhone
  }
}
