/// The help pages, written from the declarations.
enum HelpText {
  /// The page of one subcommand.
  static func page(for subcommand: Subcommand) -> String {
    let parameters = subcommand.parameters
    var usage = ["pocketwork", subcommand.name] + parameters.filter(\.isOperand).map(\.usage)
    if parameters.contains(where: { !$0.isOperand }) { usage.append("[options]") }
    var lines = [subcommand.summary, "", "Usage: \(usage.joined(separator: " "))"]
    if !subcommand.details.isEmpty { lines += ["", subcommand.details] }
    lines += section("Arguments", parameters.filter(\.isOperand).map { ($0.usage, help(of: $0)) })
    lines += section("Options", parameters.filter { !$0.isOperand }.map { ($0.usage, help(of: $0)) } + [helpRow])
    lines += ["", "Examples:"]
    for example in subcommand.examples { lines += ["  # \(example.purpose)", "  \(example.command)"] }
    return lines.joined(separator: "\n")
  }

  /// The page of a group of subcommands, as `token`.
  static func page(forGroup group: String, of subcommands: [Subcommand]) -> String {
    var lines = ["Usage: pocketwork \(group) COMMAND"]
    lines += section("Commands", subcommands.map { ($0.name, $0.summary) })
    let example = subcommands.first?.examples.first
    lines += ["", "Example:", "  \(example?.command ?? "pocketwork \(group) --help")"]
    return lines.joined(separator: "\n")
  }

  /// The first page.
  static func overview(of subcommands: [Subcommand]) -> String {
    var lines = [
      "Pocketwork keeps phone routines and app-blocking rules on your own machine, for AI agents over MCP.", "",
      "Usage: pocketwork COMMAND [options]",
    ]
    lines += section("Commands", subcommands.map { ($0.name, $0.summary) })
    lines += section("Options", [helpRow, ("--version", "print the version and the protocol versions spoken")])
    lines += [
      "", "Examples:", "  # fill a scratch library and look at it", "  pocketwork demo --library /tmp/demo.sqlite",
      "  # serve MCP over HTTP on this machine", "  pocketwork serve",
      "  # print what to put into a client's configuration", "  pocketwork connect claude-code",
    ]
    return lines.joined(separator: "\n")
  }

  private static let helpRow = ("--help", "print this page")

  private static func help(of parameter: any ParameterDeclaration) -> String {
    parameter.choices.isEmpty
      ? parameter.help : "\(parameter.help): \(parameter.choices.joined(separator: ", "))"
  }

  private static func section(_ title: String, _ rows: [(String, String)]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let width = rows.map(\.0.count).max() ?? 0
    return ["", "\(title):"]
      + rows.map { name, text in
        "  \(name)\(String(repeating: " ", count: width - name.count))  \(text)"
      }
  }
}
