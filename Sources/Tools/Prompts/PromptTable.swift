/// Every prompt, in the order in which clients see them: this never varies.
enum PromptTable {
  static let all: [LibraryPrompt] = [.planMyWeek, .windDown, .reviewMyStatus, .tightenARule, .explainABlock]

  static func named(_ name: String) -> LibraryPrompt? { all.first { $0.prompt.name == name } }
}
