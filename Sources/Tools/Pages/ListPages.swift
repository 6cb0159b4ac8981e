import JSON
import Library
import MCP

extension LibraryTool {
  static let listPages = readsStore(
    "list_pages", title: "List pages",
    "Lists the person's pages, one compact row each: id, name, revision, number of blocks and what the page does. Use "
      + "get_page for a page's blocks. Changes nothing.",
    input: [ListPages.limit, CommonFields.cursor],
    output: ListOutput.fields("pages", of: ListPages.row, "The pages, in the library's order."), ListPages.run)
}

private enum ListPages {
  static let limit = Field.integer("limit", in: 1...50, "Pages an answer; default 20.").optional

  static let row = [
    Property("id", .string(), "For page_id."), Property("name", .string(), "The page's name."),
    Property("enabled", .boolean, "Whether its schedule and routines act; absent without any.").optional,
    Property("revision", .integer(nil), "For expected_revision."),
    Property("blocks", .integer(nil), "How many blocks it has."),
    Property("summary", .string(), "What it does."),
  ]

  @Sendable static func run(_ call: StoreCall) throws -> JSONObject {
    let (limit, cursor) = (try call[limit] ?? 20, try call[CommonFields.cursor])
    let page = try AnswerBudget.page(limit: limit, row: row) { limit in
      try call.library.pages(of: call.account, limit: limit, cursor: cursor)
    }
    return ListOutput.answer("pages", page, noun: "page")
  }

  private static func row(_ view: PageView) -> JSONObject {
    let head = view.head
    var row: JSONObject = [:]
    for key in ["id", "name", "enabled", "revision"] { row[key] = head[key] }
    row["blocks"] = .integer(view.page.blocks.count)
    row["summary"] = head["summary"]
    return row
  }
}
