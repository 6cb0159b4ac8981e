import Library

extension Subcommand {
  static let rulePause = rulePausing(
    "pause", "lift a rule for 15 minutes while it blocks",
    details: "Hard rules and open limits cannot be paused, and a pause needs more than 15 minutes to run.",
    example: "until it ends by itself"
  ) { library, id, write in try library.pauseRule(id, write) }

  static let ruleResume = rulePausing(
    "resume", "end the pause of a rule", details: "The rule blocks again at once, and may be paused again.",
    example: "before the 15 minutes are over"
  ) { library, id, write in try library.resumeRule(id, write) }

  private static func rulePausing(
    _ verb: String, _ summary: String, details: String, example: String,
    change: @escaping @Sendable (Library, String, Write) throws -> WriteAnswer
  ) -> Subcommand {
    Subcommand(
      "rule \(verb)", summary, details: details, takes: [ItemOperand.rule, DryRun.flag] + OpenedLibrary.parameters,
      examples: [Example("pocketwork rule \(verb) work", example)]
    ) { arguments, console in
      let opened = try OpenedLibrary.made(arguments, console)
      let write = opened.write("rule \(verb)", isDryRun: arguments.has(DryRun.flag))
      console.tell(try change(opened.library, try arguments.required(ItemOperand.rule), write), arguments)
    }
  }
}
