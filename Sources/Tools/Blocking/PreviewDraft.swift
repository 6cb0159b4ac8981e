import Faults
import JSON
import Library
import MCP
import Names

/// The write that preview_blocking tries: its arguments are those of the tool that would do it.
enum PreviewDraft {
  private enum Action: String, CaseIterable, Sendable {
    case create
    case update
    case delete
  }

  private static let action = Field<Action>.choice(
    "draft_action", "Try a write: create with rule or page, update with its id too, delete with the id."
  ).optional
  private static let rule = Field.object(
    "rule", [], isOpen: true, "The draft: fields of create_rule, or of update_rule for an update."
  ).optional
  private static let page = Field.object(
    "page", [], isOpen: true,
    "The draft: fields of create_page; for an update those of update_page, or one of add_block, update_block, "
      + "remove_block: an object with that tool's fields."
  ).optional
  private static let ruleID = Field.string("rule_id", "The rule that the draft changes or deletes.").optional
  private static let pageID = Field.string("page_id", "The page that the draft changes or deletes.").optional

  static let fields: [any SchemaField] = [action, rule, page, ruleID, pageID]

  /// Nil where the call tries nothing.
  /// - Throws: ``Faults``.
  static func read(_ call: ReadCall, isExplaining: Bool) throws -> LibraryDraft? {
    let (rule, page) = (try call[rule], try call[page])
    let (ruleID, pageID) = (try call[ruleID] ?? rule?["rule_id"]?.string, try call[pageID] ?? page?["page_id"]?.string)
    guard let action = try action(call, hasDraft: rule != nil || page != nil, id: ruleID ?? pageID) else { return nil }
    if isExplaining {
      throw Faults("draft_action", "is given together with at or target; a draft is compared over the next 14 days")
    }
    switch (action, rule ?? (page == nil && ruleID != nil ? [:] : nil), page ?? (pageID == nil ? nil : [:])) {
    case (_, .some, .some):
      throw Faults("page", "is given together with a rule; a draft is of one rule or one page")
    case (_, nil, nil): throw Faults("rule", "is missing, and so is page; the draft needs one of them")
    case (.create, let rule?, nil):
      let document = try document(rule, of: .createRule, under: "rule")
      return .createRule(document, preset: document["preset"]?.string)
    case (.create, nil, let page?): return .createPage(try document(page, of: .createPage, under: "page"))
    case (.update, let rule?, nil):
      return .updateRule(try id(ruleID, "rule_id"), try change(rule, of: .updateRule, under: "rule"))
    case (.update, nil, let page?):
      let pageID = try id(pageID, "page_id")
      return try blockEdit(page, pageID) ?? .updatePage(pageID, try change(page, of: .updatePage, under: "page"))
    case (.delete, .some, nil): return .deleteRule(try id(ruleID, "rule_id"))
    case (.delete, nil, .some): return .deletePage(try id(pageID, "page_id"))
    }
  }

  /// A draft without the word is a creation, or, where an id is given, a change.
  private static func action(_ call: ReadCall, hasDraft: Bool, id: String?) throws -> Action? {
    if let action = try call[action] { return action }
    if hasDraft { return id == nil ? .create : .update }
    guard id != nil else { return nil }
    throw Faults("draft_action", "is missing; it must be update or delete where an id is given")
  }

  private static func id(_ id: String?, _ name: String) throws(Faults) -> String {
    guard let id else { throw Faults(name, "is missing; an update or a deletion names what it is of") }
    return id
  }

  /// An update of a page by one of its blocks; nil where the draft names none.
  private static func blockEdit(_ page: JSONObject, _ pageID: String) throws(Faults) -> LibraryDraft? {
    let tools: [(name: String, tool: LibraryTool)] = [
      ("add_block", .addBlock), ("update_block", .updateBlock), ("remove_block", .removeBlock),
    ]
    guard let (name, tool) = tools.first(where: { page.contains($0.name) }) else { return nil }
    if let other = page.keys.first(where: { $0 != name && $0 != "page_id" }) {
      throw Faults("page.\(other)", "is given together with \(name); a draft is of one write")
    }
    guard let value = page[name]?.object else {
      throw Faults("page.\(name)", "must be an object with the fields of \(name)")
    }
    let document = try change(value, of: tool, under: "page.\(name)")
    guard name != "add_block" else { return .addBlock(pageID, document) }
    guard let block = document["block_id"]?.string else {
      throw Faults("page.\(name).block_id", "is missing; it names the block")
    }
    return name == "update_block"
      ? .updateBlock(pageID, block: block, document) : .removeBlock(pageID, block: block)
  }

  /// The fields of a change, none of which must be there.
  private static func change(_ object: JSONObject, of tool: LibraryTool, under name: String) throws(Faults)
    -> JSONObject
  {
    try read(object, by: ObjectSchema(tool.tool.input.properties.map(\.optional)), under: name)
  }

  private static func document(
    _ object: JSONObject, of tool: LibraryTool, under name: String
  ) throws(Faults) -> JSONObject {
    try read(object, by: tool.tool.input, under: name)
  }

  /// As leniently as the tool itself reads its arguments.
  private static func read(
    _ object: JSONObject, by schema: ObjectSchema, under name: String
  ) throws(Faults) -> JSONObject {
    var faults = Faults()
    let read = faults.collect(under: name) { () throws(Faults) in
      try TextNormalizer.normalized(.object(try schema.read(object)))
    }
    try faults.throwIfAny()
    return read?.object ?? [:]
  }
}
