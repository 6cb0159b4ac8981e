import Library
import MCP

extension LibraryTool {
  static let createPage = writes(
    "create_page", title: "Create a page",
    "Creates a page with all its blocks in one call, all or nothing. Not for changing a page: use update_page or "
      + "add_block. Returns the new page with its id and revision. A page with a schedule or routines is off until enabled.",
    hints: .adds, input: CreatePage.input, output: WriteOutput.fields(WriteOutput.page), CreatePage.run)
}

private enum CreatePage {
  static let name = Field.string("name", "The page's name, 1 to 80 characters.")
  static let description = Field.string(
    "description", allowsEmpty: true, "What the page is for, up to 200 characters."
  ).optional
  static let enabled = Field.boolean("enabled", "Acts by itself at once; default false.").optional
  static let fromPageID = Field.string("from_page_id", "A page to copy, in place of blocks.").optional
  static let pageID = Field.string("page_id", "An id of your own.").optional

  static let input: [any SchemaField] = [
    name, description, BlockFields.blocks.optional, fromPageID, enabled, pageID, CommonFields.idempotencyKey,
  ]

  @Sendable static func run(_ call: WriteCall) throws -> WriteAnswer {
    try call.library.createPage(call.document, id: try call[pageID], call.write)
  }
}
