package import Faults
package import JSON
package import Rules

extension Page {
  /// The page as `get_page` answers it, all blocks in their sections.
  package func document(in context: RuleContext) -> JSONObject {
    var document = head(in: context)
    let sections = PageSection.allCases.map { section in
      let blocks = blocks(of: section).map { JSONValue.object(self.document(of: $0, in: context)) }
      return JSONObject.Member(key: section.rawValue, value: .array(blocks))
    }
    document["sections"] = .object(JSONObject(uniqueMembers: sections))
    return document
  }

  /// A block as `get_page` answers it: with its connections in words where it has some.
  package func document(of block: Block, in context: RuleContext) -> JSONObject {
    var document = block.document(in: context)
    let connections = connections(of: block)
    if !connections.isEmpty { document["connections"] = .array(connections.map(JSONValue.string)) }
    return document
  }

  /// The page without its blocks: `id`, `name`, `description`, `enabled` (where something acts by
  /// itself), `revision`, `format` (past 1, so that older phones refuse the page), `summary`.
  package func head(in context: RuleContext) -> JSONObject {
    var head: JSONObject = ["id": .string(id.text), "name": .string(name), "description": .string(description)]
    if canBeEnabled { head["enabled"] = .bool(isEnabled) }
    head["revision"] = .integer(revision)
    if format > 1 { head["format"] = .integer(format) }
    head["summary"] = .string(summary(in: context))
    return head
  }

  /// What the page does, in one line: `25 min session · blocks Social · 3 tasks`.
  package func summary(in context: RuleContext) -> String {
    let order: [Block.Kind] = [.timer, .schedule, .homeAllowance, .screenTime, .appGate, .checklist, .counter]
    let parts = order.flatMap { kind in
      blocks.filter { $0.kind == kind }.compactMap { $0.content.value.summary(groupName: context.groupName) }
    }
    let others = blocks.filter { $0.kind.declaration.section != .page && !order.contains($0.kind) }
    let connected = others.isEmpty ? [] : [Self.counted(others.count, "connected block")]
    if !(parts + connected).isEmpty { return (parts + connected).joined(separator: " · ") }
    return blocks.isEmpty ? "No blocks yet" : "\(Self.counted(blocks.count, "block")) to read"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// The page as the library keeps it, groups by id; the revision stands beside it.
  package var stored: JSONObject {
    [
      "id": .string(id.text), "name": .string(name), "description": .string(description), "enabled": .bool(isEnabled),
      "blocks": .array(blocks.map { .object($0.stored) }), "made_block_ids": .integer(madeBlockIDs),
    ]
  }

  /// Reads what `stored` wrote, and checks it like any other document.
  /// - Parameter context: What the ids of groups mean; themselves, unless a document comes from another library.
  package init(stored document: JSONObject, revision: Int64, in context: RuleContext = .stored) throws(Faults) {
    var faults = Faults()
    faults.refuseMembers(
      of: document, otherThan: ["id", "name", "description", "enabled", "blocks", "made_block_ids"])
    try faults.throwIfAny()
    guard let id = document["id"]?.string, let made = document["made_block_ids"]?.wholeNumber,
      (0...1_000_000_000).contains(made)
    else { throw Faults("", "is no stored page: id or made_block_ids is missing") }
    var notes: [String] = []
    do {
      try self.init(reading: document, id: try Self.storedID(id), in: context, isFilling: false, notes: &notes)
    } catch {
      throw error.faults
    }
    madeBlockIDs = max(madeBlockIDs, Int(made))
    self.revision = revision
  }

  private static func storedID(_ text: String) throws(PageError) -> ID {
    do { return try ID(parsing: text) } catch { throw .invalid(error) }
  }
}

extension Block {
  /// The block as answers show it.
  package func document(in context: RuleContext) -> JSONObject {
    var document = head
    document["settings"] = .object(content.settings(groupName: context.groupName))
    document["inputs"] = .object(inputsDocument)
    document["outputs"] = .array(outputs.map { .object($0.document) })
    return document
  }

  /// The sources of the connected inputs, in the order of the ports.
  private var inputsDocument: JSONObject {
    let members = inputs.compactMap { port in
      sources[port.name].map { JSONObject.Member(key: port.name, value: $0.json) }
    }
    return JSONObject(uniqueMembers: members)
  }

  var stored: JSONObject {
    var document = head
    document["settings"] = .object(content.settings(groupName: \.description))
    if !sources.isEmpty { document["inputs"] = .object(inputsDocument) }
    return document
  }

  private var head: JSONObject { ["id": .string(id.text), "kind": .string(kind.rawValue), "name": .string(name)] }
}

extension Port {
  /// An output as a block's document shows it.
  package var document: JSONObject {
    ["output": .string(name), "label": .string(label), "type": .string(type.rawValue)]
  }
}
