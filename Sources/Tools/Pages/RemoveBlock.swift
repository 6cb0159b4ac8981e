import Library
import MCP

extension LibraryTool {
  static let removeBlock = writes(
    "remove_block", title: "Remove a block",
    "Removes one block from a page; undo_change brings it back. Removing a schedule switches the page off. A block "
      + "that the page's schedule needs is refused. Returns the page with its new revision.",
    hints: .changes, input: [CommonFields.pageID, CommonFields.blockID, CommonFields.pageRevision],
    output: WriteOutput.fields(WriteOutput.page)
  ) { call in
    try call.library.removeBlock(
      try call[CommonFields.blockID], from: try call[CommonFields.pageID],
      expecting: try call[CommonFields.pageRevision], call.write)
  }
}
