import MCP
import Pages
import Rules

/// The arguments that describe a block, made from the catalogue's declarations.
enum BlockFields {
  static let kind = Field.enumeration(
    "kind", Block.Kind.allCases.map(\.rawValue), "See get_block_catalog.")
  static let name = Field.string("name", "What the person sees.").optional
  static let settings = Field.object(
    "settings", SettingsUnion.properties, isOpen: true, "Of its kind; default where absent.")
  static let changedSettings = Field.object(
    "settings", SettingsUnion.properties, isOpen: true, "The settings to change; those left out stay.")
  static let inputs = Field.object(
    "inputs", [], isOpen: true, "By input: {\"block_id\", \"output\"} of its source; null disconnects.")
  static let place = Field.string("before_block_id", "Id of the block to go before, or end.").optional

  /// A block among others; ids of their own let them name each other in `inputs`. The kinds are not told once more
  /// here, for the sake of the list's size: the page's own reading knows them.
  static let blocks = Field.array(
    "blocks",
    of: .object([
      Field.string("id", "An id of your own.").optional, Field.string("kind", "See get_block_catalog."), name,
      settings.optional, inputs.optional,
    ]),
    count: 0...(PageLimits.pageBlocks + PageLimits.otherBlocks), "The page's blocks, from the top.")
}
