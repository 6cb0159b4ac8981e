import MCP

/// The page of the documentation that lists the tools, made from their declarations.
package enum ToolDocument {
  package static var markdown: String {
    var lines = [
      "# Tools", "",
      "Every tool, in the order in which clients list them. Arguments in brackets may be left out. This page is made",
      "from the declarations; a test keeps the two equal.", "",
    ]
    for (scope, title) in [(LibraryTool.Scope.read, "Reading"), (.write, "Writing"), (.status, "Status")] {
      let tools = ToolTable.all.filter { $0.scope == scope }
      guard !tools.isEmpty else { continue }
      lines += ["## \(title) (scope `\(scope.rawValue)`)", "", "| tool | arguments | |", "|---|---|---|"]
      lines += tools.map(\.tool.documentationRow) + [""]
    }
    return lines.joined(separator: "\n")
  }
}
