import Library
import MCP

extension LibraryTool {
  static let addBlock = writes(
    "add_block", title: "Add a block",
    "Adds one block to a page, at the end or before another. For a new page use create_page. Returns the page with its "
      + "new revision.",
    hints: .adds, input: AddBlock.input, output: WriteOutput.fields(WriteOutput.page), AddBlock.run)
}

private enum AddBlock {
  static let blockID = Field.string("block_id", "An id of your own for the block.").optional

  static let input: [any SchemaField] = [
    CommonFields.pageID, BlockFields.kind, BlockFields.name, BlockFields.settings.optional,
    BlockFields.inputs.optional, BlockFields.place, blockID, CommonFields.pageRevision.optional,
    CommonFields.idempotencyKey,
  ]

  @Sendable static func run(_ call: WriteCall) throws -> WriteAnswer {
    try call.library.addBlock(
      to: try call[CommonFields.pageID], expecting: try call[CommonFields.pageRevision.optional], call.document,
      call.write)
  }
}
