import Library
import MCP

extension LibraryTool {
  static let pauseRule = writes(
    "pause_rule", title: "Pause a rule",
    "Lifts one soft schedule or time limit for 15 minutes while it blocks, or ends that pause. Ask the person first. Hard "
      + "rules and open limits cannot be paused; other rules go on blocking. Returns the rule with its status.",
    hints: ToolHints(isReadOnly: false, isDestructive: true, isIdempotent: false),
    input: [CommonFields.ruleID, PauseRule.action], output: WriteOutput.fields(WriteOutput.rule)
  ) { call in
    let id = try call[CommonFields.ruleID]
    return switch try call[PauseRule.action] {
    case .pause: try call.library.pauseRule(id, call.write)
    case .resume: try call.library.resumeRule(id, call.write)
    }
  }
}

private enum PauseRule {
  enum Action: String, CaseIterable, Sendable {
    case pause
    case resume
  }

  static let action = Field<Action>.choice("action", "pause, or resume to end the pause.")
}
