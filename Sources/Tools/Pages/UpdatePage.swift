import Library
import MCP

extension LibraryTool {
  static let updatePage = writes(
    "update_page", title: "Update a page",
    "Changes a page's name or description, or switches it on or off. Pass only what is to change; blocks are "
      + "changed by add_block, update_block and remove_block. Returns the page with its new revision.",
    hints: .changes, input: UpdatePage.input, output: WriteOutput.fields(WriteOutput.page), UpdatePage.run)
}

private enum UpdatePage {
  static let name = Field.string("name", "The new name, 1 to 80 characters.").optional
  static let description = Field.string(
    "description", allowsEmpty: true, "The new description, up to 200 characters; empty clears it."
  ).optional
  static let enabled = Field.boolean("enabled", "Whether its schedule and routines act.").optional

  static let input: [any SchemaField] = [
    CommonFields.pageID, CommonFields.pageRevision, name, description, enabled,
  ]

  @Sendable static func run(_ call: WriteCall) throws -> WriteAnswer {
    try call.library.updatePage(
      try call[CommonFields.pageID], expecting: try call[CommonFields.pageRevision], call.document, call.write)
  }
}
