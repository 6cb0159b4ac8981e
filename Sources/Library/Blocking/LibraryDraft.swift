package import JSON

/// A write that is tried and never carried out: the arguments are those of the tool that would do it.
package enum LibraryDraft: Sendable {
  case createRule(JSONObject, preset: String?)
  case updateRule(String, JSONObject)
  case deleteRule(String)
  case createPage(JSONObject)
  case updatePage(String, JSONObject)
  case deletePage(String)
}
