import Library
import MCP

extension LibraryTool {
  static let undoChange = writes(
    "undo_change", title: "Undo a change",
    "Takes one change of list_changes back, as a new change. Works while its page, rule or group has not changed since; "
      + "otherwise the later changes are named and must be undone first. Returns what it restored.",
    hints: ToolHints(isReadOnly: false, isDestructive: true, isIdempotent: false), input: [UndoChange.changeID],
    output: WriteOutput.fields(WriteOutput.page, WriteOutput.rule, WriteOutput.group, WriteOutput.library)
  ) { call in
    try call.library.undoChange(try call[UndoChange.changeID], call.write)
  }
}

private enum UndoChange {
  static let changeID = Field.string("change_id", "Id of the change, from list_changes or a write's answer.")
}
