import Faults
import Library
import Names
import Rules

extension Subcommand {
  static let evaluate = Subcommand(
    "evaluate", "answer what is blocked when and why, for rules and events in a file",
    details: """
      A scenario is a JSON document with a time zone, rules, events and instants. The answer is JSON on standard output.
      It reads no library, no clock and no environment; a scenario with faults is refused with all of them, exit code 2.
      """,
    takes: [Evaluate.file],
    examples: [
      Example("pocketwork evaluate scenario.json", "try rules before committing them"),
      Example("pocketwork evaluate -", "the same from standard input"),
    ],
    run: Evaluate.run)
}

private enum Evaluate {
  static let file = Parameter<String>.operand("FILE", "the scenario; - for standard input")

  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws {
    let bytes = try InputFile(path: try arguments.required(file)).read()
    let answer: [UInt8]
    do throws(Faults) {
      answer = try Scenario.evaluate(bytes, in: context)
    } catch {
      throw UsageError("the scenario is refused: \(error)")
    }
    console.write(.output, answer)
  }

  private static var context: ScenarioContext {
    ScenarioContext(
      zone: { ZoneDirectory.system.rules(for: $0) },
      normalized: { (value) throws(Faults) in try TextNormalizer.normalized(value) }, nameKey: { Name.Key($0).text },
      domain: { (text) throws(Faults) in try DomainName(parsing: text).aLabels },
      domainText: { DomainName.shown($0) })
  }
}
