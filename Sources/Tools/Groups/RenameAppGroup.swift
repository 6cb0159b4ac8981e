import Library
import MCP

extension LibraryTool {
  static let renameAppGroup = writes(
    "rename_app_group", title: "Rename an app group",
    "Renames an app group everywhere it is used; the apps that the person put into it on the phone stay. Groups are "
      + "made by naming them in a rule or page. Returns the group with its new revision.",
    hints: .changes, input: [CommonFields.groupID, CommonFields.groupRevision, RenameAppGroup.name],
    output: WriteOutput.fields(WriteOutput.group), RenameAppGroup.run)
}

private enum RenameAppGroup {
  static let name = Field.string("name", "The new name, 1 to 80 characters, unlike every other group's.")

  @Sendable static func run(_ call: WriteCall) throws -> WriteAnswer {
    try call.library.renameGroup(
      try call[CommonFields.groupID], expecting: try call[CommonFields.groupRevision], to: try call[name], call.write)
  }
}
