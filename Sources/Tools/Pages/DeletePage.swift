import Library
import MCP

extension LibraryTool {
  static let deletePage = writes(
    "delete_page", title: "Delete a page",
    "Deletes a page and its blocks; undo_change brings it back. Takes the exact id and revision, never a name. To switch "
      + "it off only, use update_page with enabled false.",
    hints: .changes, input: [CommonFields.pageID, CommonFields.pageRevision],
    output: WriteOutput.fields(WriteOutput.page)
  ) { call in
    try call.library.deletePage(
      try call[CommonFields.pageID], expecting: try call[CommonFields.pageRevision], call.write)
  }
}
