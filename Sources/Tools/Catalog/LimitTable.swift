import JSON
import Library
import MCP
import Pages
import Rules

/// How much there may be of everything; the refusals name the same numbers.
enum LimitTable {
  private static let rows: [(name: String, limit: Int, meaning: String)] = [
    ("pages", LibraryLimits.pages, "Pages in the library."),
    ("rules", LibraryLimits.rules, "Rules in the library."),
    ("groups", LibraryLimits.groups, "App groups in the library."),
    ("page_blocks", PageLimits.pageBlocks, "Blocks of the section page on one page."),
    ("other_blocks", PageLimits.otherBlocks, "Blocks of the sections routines and data together on one page."),
    ("connections", PageLimits.connections, "Connections between the blocks of one page."),
    ("page_bytes", PageLimits.bytes, "Bytes of one page."),
    ("name_characters", PageLimits.nameLength, "Characters of a name, as people count them."),
    ("description_characters", PageLimits.descriptionLength, "Characters of a page's description."),
    ("waiting_changes", LibraryLimits.pendingChanges, "Changes of rules in hard mode that wait at a time."),
    ("rule_windows", Rule.Draft.maximumWindows, "Windows of one rule."),
    ("rule_domains", AppSelection.maximumDomains, "Domains of one rule."),
    ("argument_bytes", Limits.argumentBytes, "Bytes of a tool's arguments."),
  ]

  static var schema: [Property] { rows.map { Property($0.name, .integer(nil), $0.meaning) } }

  static var document: JSONObject {
    JSONObject(uniqueMembers: rows.map { JSONObject.Member(key: $0.name, value: .integer($0.limit)) })
  }
}
