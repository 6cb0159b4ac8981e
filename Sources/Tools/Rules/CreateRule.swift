import Library
import MCP
import Rules

extension LibraryTool {
  static let createRule = writes(
    "create_rule", title: "Create a rule",
    "Creates a recurring blocking rule from its fields, or from a preset plus apps. For one session or a routine: "
      + "create_page. Returns it with id, revision, status. Acts at once unless enabled is false.",
    hints: .adds, input: CreateRule.input, output: WriteOutput.fields(WriteOutput.rule), CreateRule.run)
}

enum CreateRule {
  static let preset = Field.enumeration(
    "preset", RulePreset.all.map(\.id), "Gives all but apps."
  ).optional
  static let ruleID = Field.string("rule_id", "An id of your own.").optional

  static let input: [any SchemaField] =
    [preset] + RuleFields.all + [RuleFields.confirmation, ruleID, CommonFields.idempotencyKey]

  @Sendable static func run(_ call: WriteCall) throws -> WriteAnswer {
    try call.library.createRule(
      call.document, id: try call[ruleID], preset: try call[preset], call.write)
  }
}
