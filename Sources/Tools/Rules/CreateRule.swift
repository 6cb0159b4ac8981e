import Library
import MCP
import Rules

extension LibraryTool {
  static let createRule = writes(
    "create_rule", title: "Create a rule",
    "Creates a recurring blocking rule from its fields, or from a preset plus apps. For one focus session or a routine "
      + "use create_page. Returns the rule with its id, revision and status. Acts at once unless enabled is false.",
    hints: .adds, input: CreateRule.input, output: WriteOutput.fields(WriteOutput.rule), CreateRule.run)
}

private enum CreateRule {
  static let preset = Field.enumeration(
    "preset", RulePreset.all.map(\.id), "Gives all but apps."
  ).optional
  static let ruleID = Field.string("rule_id", "An id of your own.").optional

  static let input: [any SchemaField] = [preset] + RuleFields.all + [ruleID, CommonFields.idempotencyKey]

  @Sendable static func run(_ call: WriteCall) throws -> WriteAnswer {
    try HardMode.refuse(in: call.document)
    return try call.library.createRule(
      call.document, id: try call[ruleID], preset: try call[preset], call.write)
  }
}
