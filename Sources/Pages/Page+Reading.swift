import Faults
package import JSON
package import Rules

extension Page {
  /// Makes a page from what `create_page` takes: `name`, `description`, `enabled` and `blocks`; other members are the
  /// caller's. Blocks without an id are given one; blocks name each other by id, or by a name that only one has.
  package init(reading document: JSONObject, id: ID, in context: RuleContext) throws(PageError) {
    var notes: [String] = []
    try self.init(reading: document, id: id, in: context, notes: &notes)
  }

  /// - Parameter notes: Gets a sentence for each input that was connected by itself.
  package init(
    reading document: JSONObject, id: ID, in context: RuleContext, notes: inout [String]
  ) throws(PageError) {
    try self.init(reading: document, id: id, in: context, isFilling: true, notes: &notes)
  }

  /// - Parameter isFilling: Whether an input that has one possible source is connected to it.
  init(
    reading document: JSONObject, id: ID, in context: RuleContext, isFilling: Bool, notes: inout [String]
  ) throws(PageError) {
    var faults = Faults()
    let name = PageFields.name(document, &faults)
    let description = PageFields.description(document, &faults) ?? ""
    let isEnabled = PageFields.isEnabled(document, &faults) ?? false
    let drafts = Self.drafts(document["blocks"], in: context, faults: &faults)
    if isEnabled, !Self.canBeEnabled(drafts.map(\.kind)) { faults.add("enabled", PageFields.enabledNeedsActor) }
    Self.checkIDs(drafts, faults: &faults)
    for breach in PageLaws.breaches(kinds: drafts.map(\.kind)) { faults.add("blocks[\(breach.index)]", breach.message) }
    guard let name, faults.isEmpty else { throw .invalid(faults) }
    self.init(id: id, name: name, description: description, isEnabled: isEnabled, drafts: drafts)
    connect(drafts, faults: &faults)
    guard faults.isEmpty else { throw .invalid(faults) }
    let drafted = Dictionary(zip(blocks.map(\.id), drafts), uniquingKeysWith: { first, _ in first })
    let filled = isFilling ? fillMissingInputs { drafted[$0]?.inputs.names($1) ?? false } : []
    for breach in PageLaws.breaches(blocks: blocks, isEnabled: isEnabled) {
      let member = breach.member.isEmpty ? "" : ".\(breach.member)"
      faults.add("blocks[\(breach.index)]\(member)", breach.message)
    }
    guard faults.isEmpty else { throw .invalid(faults) }
    try checkLimits()
    notes += filled
  }

  /// Every draft is whole.
  private init(id: ID, name: String, description: String, isEnabled: Bool, drafts: [BlockDraft]) {
    self.init(
      id: id, name: name, description: description, isEnabled: isEnabled, blocks: [], madeBlockIDs: 0, revision: 1)
    let taken = Set(drafts.compactMap(\.id))
    for draft in drafts {
      guard let content = draft.content else { continue }
      let id = draft.id ?? makeBlockID(for: content.kind, beside: taken)
      blocks.append(Block(id: id, name: draft.name ?? content.kind.declaration.title, content: content))
    }
  }

  /// Every draft became the block at its index.
  private mutating func connect(_ drafts: [BlockDraft], faults: inout Faults) {
    let resolver = SourceResolver(blocks: blocks)
    for (index, draft) in drafts.enumerated() {
      var inner = Faults()
      blocks[index] = resolver.applying(draft.inputs, to: blocks[index], faults: &inner)
      faults.add(inner, under: "blocks[\(index)]")
    }
  }

  private static func drafts(_ value: JSONValue?, in context: RuleContext, faults: inout Faults) -> [BlockDraft] {
    guard let value, !value.isNull else { return [] }
    guard let values = LenientReading.value(value).array else {
      faults.add("blocks", "is \(ShownValue.of(value)); it must be an array of blocks")
      return []
    }
    let variables = values.filter { $0["kind"] == .string(Block.Kind.variable.rawValue) }.map { $0["id"]?.string }
    return values.enumerated().map { index, value in
      var inner = Faults()
      defer { faults.add(inner, under: "blocks[\(index)]") }
      guard let object = LenientReading.value(value).object else {
        inner.add("", "is \(ShownValue.of(value)); it must be an object with kind, name and settings")
        return BlockDraft()
      }
      refuseOthers(in: object, faults: &inner)
      let filled = BlockDraft.fillingVariable(of: object, among: variables)
      return BlockDraft(reading: filled, in: context, faults: &inner)
    }
  }

  private static func refuseOthers(in object: JSONObject, faults: inout Faults) {
    let settings = Block.Kind.allCases.flatMap { $0.declaration.settings.map(\.name) }
    for key in object.keys where settings.contains(key) && !BlockDraft.members.contains(key) {
      faults.add(key, "is a setting; it goes into settings")
    }
    faults.refuseMembers(of: object, otherThan: BlockDraft.members, ignoring: settings)
  }

  private static func checkIDs(_ drafts: [BlockDraft], faults: inout Faults) {
    var first: [Block.ID: Int] = [:]
    for (index, draft) in drafts.enumerated() {
      guard let id = draft.id else { continue }
      if let earlier = first[id] {
        faults.add("blocks[\(index)].id", "is \"\(id)\", which blocks[\(earlier)] has; each block needs its own")
      } else {
        first[id] = index
      }
    }
  }
}

extension BlockDraft {
  /// Something that was no object.
  fileprivate init() {
    id = nil
    kind = nil
    name = nil
    content = nil
    inputs = InputsDraft()
  }
}
