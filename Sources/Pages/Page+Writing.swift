package import Faults
package import JSON
package import Rules

extension Page {
  /// The page as `get_page` answers it, all blocks in their sections.
  package func document(in context: RuleContext) -> JSONObject {
    var document = head(in: context)
    let sections = PageSection.allCases.map { section in
      let blocks = blocks(of: section).map { JSONValue.object($0.document(in: context)) }
      return JSONObject.Member(key: section.rawValue, value: .array(blocks))
    }
    document["sections"] = .object(JSONObject(uniqueMembers: sections))
    return document
  }

  /// The page without its blocks: `id`, `name`, `description`, `enabled` (with a schedule alone), `revision`, `summary`.
  package func head(in context: RuleContext) -> JSONObject {
    var head: JSONObject = ["id": .string(id.text), "name": .string(name), "description": .string(description)]
    if hasSchedule { head["enabled"] = .bool(isEnabled) }
    head["revision"] = .integer(revision)
    head["summary"] = .string(summary(in: context))
    return head
  }

  /// What the page does, in one line: `25 min session · blocks Social · 3 tasks`.
  package func summary(in context: RuleContext) -> String {
    let order: [Block.Kind] = [.timer, .schedule, .screenTime, .checklist, .counter]
    let parts = order.flatMap { kind in
      blocks.filter { $0.kind == kind }.compactMap { $0.content.value.summary(groupName: context.groupName) }
    }
    if !parts.isEmpty { return parts.joined(separator: " · ") }
    return blocks.isEmpty ? "No blocks yet" : "\(blocks.count) \(blocks.count == 1 ? "block" : "blocks") to read"
  }

  /// The page as the library keeps it, groups by id; the revision stands beside it.
  package var stored: JSONObject {
    [
      "id": .string(id.text), "name": .string(name), "description": .string(description), "enabled": .bool(isEnabled),
      "blocks": .array(blocks.map { .object($0.stored) }), "made_block_ids": .integer(madeBlockIDs),
    ]
  }

  /// Reads what `stored` wrote, and checks it like any other document.
  package init(stored document: JSONObject, revision: Int64) throws(Faults) {
    let known = ["id", "name", "description", "enabled", "blocks", "made_block_ids"]
    if let unknown = document.keys.first(where: { !known.contains($0) }) {
      throw Faults(DocumentPath.member(unknown), "is no member of a stored page")
    }
    guard let id = document["id"]?.string, let made = document["made_block_ids"]?.wholeNumber,
      (0...1_000_000_000).contains(made)
    else { throw Faults("", "is no stored page: id or made_block_ids is missing") }
    do {
      try self.init(reading: document, id: try Self.storedID(id), in: .stored)
    } catch {
      switch error {
      case .invalid(let faults): throw faults
      case .limit(let sentence): throw Faults("", sentence)
      case .unknownBlock(let id): throw Faults("", "has no block \(id)")
      }
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
    document["inputs"] = [:]
    document["outputs"] = .array(kind.declaration.outputs.map { .object($0.document) })
    return document
  }

  var stored: JSONObject {
    var document = head
    document["settings"] = .object(content.settings(groupName: \.description))
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
