package import JSON

/// A write that is tried and never carried out: the arguments are those of the tool that would do it.
package enum LibraryDraft: Sendable {
  case createRule(JSONObject, preset: String?)
  case updateRule(String, JSONObject)
  case deleteRule(String)
  case createPage(JSONObject)
  case updatePage(String, JSONObject)
  case deletePage(String)
  /// The page, then what `add_block` takes.
  case addBlock(String, JSONObject)
  /// The page, the block, then what `update_block` takes.
  case updateBlock(String, block: String, JSONObject)
  case removeBlock(String, block: String)
}
