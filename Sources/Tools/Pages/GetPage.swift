import JSON
import Library
import MCP
import Pages

extension LibraryTool {
  static let getPage = readsStore(
    "get_page", title: "Get a page",
    "Returns one page with its blocks by section, their settings, its revision and what it does in a line. A long page "
      + "comes in parts: ask again with next_cursor. Changes nothing.",
    input: [CommonFields.pageID, CommonFields.cursor], output: GetPage.output, GetPage.run)
}

private enum GetPage {
  static let block: [any SchemaField] = [
    Property("id", .string(), "For block_id."), Property("kind", .string(), "The kind."),
    Property("name", .string(), "What the person sees."),
    Property("settings", .object(ObjectSchema([], isOpen: true)), "The kind's settings."),
    Property("inputs", .object(ObjectSchema([], isOpen: true)), "Connections, by input."),
    Property("outputs", .array(of: .object(port)), "What other blocks can connect to."),
    Property("connections", .array(of: .string()), "Its connections in words.").optional,
  ]

  private static let port = [
    Property("output", .string(), "The output's name."), Property("label", .string(), "What it means."),
    Property("type", .string(), "boolean, number, text, record or table."),
  ]

  static var output: [any SchemaField] {
    let sections = PageSection.allCases.map { section in
      Property(section.rawValue, .array(of: .object(block)), "Blocks of the section \(section.rawValue), in order.")
    }
    return [
      Property("id", .string(), "For page_id."), Property("name", .string(), "The page's name."),
      Property("description", .string(), "What the person wrote about it; may be empty."),
      Property("enabled", .boolean, "Whether its schedule and routines act; absent without any.").optional,
      Property("revision", .integer(nil), "For expected_revision."),
      Property("format", .integer(nil), "What a phone must know to run it; absent for 1.").optional,
      Property("summary", .string(), "What the page does."),
      Property("time_zone", .string(), "The zone of its times."),
      Property("sections", .object(sections), "The blocks of this part."),
      Property("blocks", .integer(nil), "How many blocks the page has in all."),
      Property("left_out", .string(), "What this part does not show.").optional,
      Property("next_cursor", .string(), "Ask again with it as cursor; absent on the last part.").optional,
    ]
  }

  @Sendable static func run(_ call: StoreCall) throws -> JSONObject {
    let view = try call.library.page(try call[CommonFields.pageID], of: call.account)
    let window = try PageWindow(view, cursor: try call[CommonFields.cursor])
    var answer = view.head
    answer["time_zone"] = .string(view.zone.description)
    answer["sections"] = .object(window.sections)
    answer["blocks"] = .integer(view.page.blocks.count)
    answer["left_out"] = window.leftOut.map(JSONValue.string)
    answer["next_cursor"] = window.nextCursor.map(JSONValue.string)
    return answer
  }
}
