/// Every tool, in the order in which clients see them: this never varies.
package enum ToolTable {
  package static let all: [LibraryTool] = [
    .getBlockCatalog, .getLibrary,
    .listPages, .getPage, .createPage, .updatePage, .deletePage, .addBlock, .updateBlock, .removeBlock,
    .previewPage,
    .listRules, .getRule, .createRule, .updateRule, .deleteRule, .pauseRule, .previewBlocking,
    .listChanges, .undoChange, .renameAppGroup, .deleteAppGroup,
    .getStatus, .renderStatusChart,
  ]

  static func named(_ name: String) -> LibraryTool? {
    byName[name]
  }

  /// By their names and former names, which are ASCII, so that no other text is equal to one.
  private static let byName: [String: LibraryTool] = Dictionary(
    uniqueKeysWithValues: all.flatMap { tool in
      ([tool.tool.name] + tool.tool.formerNames).map { ($0, tool) }
    })
}
