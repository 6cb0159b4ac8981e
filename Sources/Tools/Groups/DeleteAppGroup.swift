import Library
import MCP

extension LibraryTool {
  static let deleteAppGroup = writes(
    "delete_app_group", title: "Delete an app group",
    "Deletes an app group that no rule or page uses; one in use is refused with the names of its users. undo_change "
      + "brings it back.",
    hints: .changes, input: [CommonFields.groupID, CommonFields.groupRevision],
    output: WriteOutput.fields(WriteOutput.group)
  ) { call in
    try call.library.deleteGroup(
      try call[CommonFields.groupID], expecting: try call[CommonFields.groupRevision], call.write)
  }
}
