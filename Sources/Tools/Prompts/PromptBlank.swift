import MCP

/// A blank of a prompt, and what it may be filled with.
enum PromptBlank: String, CaseIterable, Sendable {
  case goal
  case preset
  case page
  case rule
  case group
  case bedtime
  case change
  case target
  case at

  /// The prompt's own form of it.
  var argument: Prompt.Argument {
    switch self {
    case .goal: Prompt.Argument("goal", title: "Goal", "What the week is for, in your words.", isRequired: false)
    case .preset: Prompt.Argument("preset", title: "Preset", "A ready-made rule to start from.", isRequired: false)
    case .page: Prompt.Argument("page", title: "Page", "The page to build on.", isRequired: false)
    case .rule: Prompt.Argument("rule", title: "Rule", "The rule to tighten, by name.", isRequired: true)
    case .group: Prompt.Argument("group", title: "App group", "The apps it is about, by group.", isRequired: false)
    case .bedtime: Prompt.Argument("bedtime", title: "Bedtime", "When you go to sleep, as 22:30.", isRequired: false)
    case .change: Prompt.Argument("change", title: "Change", "How it is to become stricter.", isRequired: false)
    case .target: Prompt.Argument("target", title: "App group or site", "What is blocked.", isRequired: true)
    case .at: Prompt.Argument("at", title: "When", "The moment meant; now where it is empty.", isRequired: false)
    }
  }
}
