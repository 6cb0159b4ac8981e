import Faults
import Tools

/// The program: finds the subcommand, reads its arguments, runs it, and says how it went.
package enum Program {
  /// Runs one command line, without the program's own name in front.
  /// - Returns: the exit code: 0 done, 1 refused, 2 not understood.
  package static func run(_ words: [String], on console: Console) -> Int32 {
    do {
      try dispatch(words, console)
      return 0
    } catch let error as UsageError {
      console.note("pocketwork: \(oneLine(error.description)); see \(helpCommand(for: words))")
      return 2
    } catch {
      console.note("pocketwork: \(oneLine(String(describing: error)))")
      return 1
    }
  }

  private static func dispatch(_ words: [String], _ console: Console) throws {
    guard let first = words.first else { return console.print(HelpText.overview(of: Subcommand.all)) }
    if first == "--version" { return console.print(Version.line) }
    if first == "--help" || first == "help" { return try printHelp(for: Array(words.dropFirst()), console) }
    let (subcommand, rest) = try find(words)
    guard let subcommand else { return try printHelp(for: words.filter { !$0.hasPrefix("-") }, console) }
    if asksForHelp(rest) { return console.print(HelpText.page(for: subcommand)) }
    try subcommand.run(ArgumentParser.parse(rest, by: subcommand.parameters), console)
  }

  /// The subcommand of a command line and the words after its name; nil where help of a group is asked for.
  private static func find(_ words: [String]) throws -> (Subcommand?, [String]) {
    for subcommand in Subcommand.all where words.starts(with: subcommand.words) {
      return (subcommand, Array(words.dropFirst(subcommand.words.count)))
    }
    let group = Subcommand.all.filter { $0.words.count > 1 && $0.words[0] == words[0] }
    if group.isEmpty {
      let names = Subcommand.all.map { $0.words[0] }
      let distinct = names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.element)
      throw UsageError(ArgumentParser.unknown("command", words[0], among: distinct))
    }
    guard words.count > 1 else {
      throw UsageError("\(words[0]) needs one of \(group.map { $0.words[1] }.joined(separator: ", "))")
    }
    if asksForHelp(Array(words.dropFirst())) { return (nil, []) }
    throw UsageError(ArgumentParser.unknown("\(words[0]) command", words[1], among: group.map { $0.words[1] }))
  }

  private static func asksForHelp(_ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  private static func printHelp(for words: [String], _ console: Console) throws {
    guard let first = words.first else { return console.print(HelpText.overview(of: Subcommand.all)) }
    if let subcommand = Subcommand.all.first(where: { words.starts(with: $0.words) }) {
      return console.print(HelpText.page(for: subcommand))
    }
    let group = Subcommand.all.filter { $0.words[0] == first }
    guard !group.isEmpty else {
      _ = try find(words)
      return
    }
    console.print(HelpText.page(forGroup: first, of: group))
  }

  /// Where a person who was not understood finds help.
  private static func helpCommand(for words: [String]) -> String {
    let known = Subcommand.all.first { words.starts(with: $0.words) }?.name
    let group = words.first.flatMap { first in Subcommand.all.first { $0.words[0] == first }?.words[0] }
    return ["pocketwork", known ?? group, "--help"].compactMap(\.self).joined(separator: " ")
  }

  private static func oneLine(_ text: String) -> String {
    Quoted.visible(text.split(separator: "\n").joined(separator: " "))
  }
}
