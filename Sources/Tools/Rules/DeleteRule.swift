import Library
import MCP

extension LibraryTool {
  static let deleteRule = writes(
    "delete_rule", title: "Delete a rule",
    "Deletes a blocking rule; undo_change brings it back. Takes the exact id and revision, never a name. To switch it "
      + "off for a while, use update_rule with enabled false.",
    hints: .changes, input: [CommonFields.ruleID, CommonFields.ruleRevision],
    output: WriteOutput.fields(WriteOutput.rule)
  ) { call in
    try call.library.deleteRule(
      try call[CommonFields.ruleID], expecting: try call[CommonFields.ruleRevision], call.write)
  }
}
