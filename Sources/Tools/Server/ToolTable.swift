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
    all.first { $0.tool.answers(to: name) }
  }
}
