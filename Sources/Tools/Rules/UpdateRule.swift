import Library
import MCP

extension LibraryTool {
  static let updateRule = writes(
    "update_rule", title: "Update a rule",
    "Changes a blocking rule, or switches it on or off. Pass only what is to change, inside apps too; a list that is "
      + "passed replaces the old one. The kind stays. Returns the rule with its new revision and status.",
    hints: .changes,
    input: [CommonFields.ruleID, CommonFields.ruleRevision] + RuleFields.all + [RuleFields.confirmation],
    output: WriteOutput.fields(WriteOutput.rule)
  ) { call in
    try call.library.updateRule(
      try call[CommonFields.ruleID], expecting: try call[CommonFields.ruleRevision], call.document, call.write)
  }
}
