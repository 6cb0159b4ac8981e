import Faults
import JSON
import Library
import MCP
import Pages

/// The part of a page that one answer shows: blocks from the cursor on, as many as fit.
struct PageWindow {
  let sections: JSONObject
  let nextCursor: String?
  let leftOut: String?

  /// - Throws: ``ToolFailure`` for a cursor that this page did not give at its present revision.
  init(_ view: PageView, cursor: String?) throws(ToolFailure) {
    let blocks = PageSection.allCases.flatMap { section in view.page.blocks(of: section).map { (section, $0) } }
    let start = try Self.start(cursor, revision: view.revision, count: blocks.count)
    let rest = blocks[start...].map { (section: $0.0, document: view.document(of: $0.1)) }
    let shown = rest.prefix(AnswerBudget.fitting(rest.map(\.document)))
    sections = JSONObject(
      uniqueMembers: PageSection.allCases.map { section in
        let blocks = shown.filter { $0.section == section }.map { JSONValue.object($0.document) }
        return JSONObject.Member(key: section.rawValue, value: .array(blocks))
      })
    let end = start + shown.count
    nextCursor = end < blocks.count ? "\(view.revision).\(end)" : nil
    leftOut = shown.count == blocks.count ? nil : "Blocks \(start + 1) to \(end) of \(blocks.count) are shown."
  }

  /// A cursor is the page's revision and the number of blocks before, so that a change in between is noticed.
  private static func start(_ cursor: String?, revision: Int, count: Int) throws(ToolFailure) -> Int {
    guard let cursor else { return 0 }
    let parts = cursor.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let given = Int(parts[0]), let start = Int(parts[1]), (1..<max(2, count)).contains(start)
    else {
      throw ToolFailure(
        "INVALID_ARGUMENT",
        "cursor is \(Quoted.text(cursor)), which no answer on this page gave; start again without cursor")
    }
    guard given == revision else {
      throw ToolFailure(
        "STALE_REVISION",
        "The page is at revision \(revision) now and was at \(given) when the cursor was given; start again without "
          + "cursor.")
    }
    return start
  }
}
