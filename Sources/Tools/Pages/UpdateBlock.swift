import Library
import MCP

extension LibraryTool {
  static let updateBlock = writes(
    "update_block", title: "Update a block",
    "Renames a block, changes some of its settings or moves it, in one call. Pass only what is to change; the kind "
      + "stays: remove the block and add another instead. Returns the page with its new revision.",
    hints: .changes, input: UpdateBlock.input, output: WriteOutput.fields(WriteOutput.page), UpdateBlock.run)
}

private enum UpdateBlock {
  static let name = Field.string("name", "The new name, 1 to 80 characters.").optional

  static let input: [any SchemaField] = [
    CommonFields.pageID, CommonFields.blockID, CommonFields.pageRevision, name, BlockFields.changedSettings.optional,
    BlockFields.inputs.optional, BlockFields.place,
  ]

  @Sendable static func run(_ call: WriteCall) throws -> WriteAnswer {
    try call.library.updateBlock(
      try call[CommonFields.blockID], in: try call[CommonFields.pageID],
      expecting: try call[CommonFields.pageRevision], call.document, call.write)
  }
}
