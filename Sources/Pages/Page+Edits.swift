import Faults
package import JSON
package import Rules

/// Each edit is all or nothing, and says by name what it changed: an empty list where everything was so already.
extension Page {
  /// Changes what the document names of `name`, `description` and `enabled`.
  package mutating func update(reading document: JSONObject) throws(PageError) -> [String] {
    var faults = Faults()
    var edited = self
    if let name = PageFields.name(document, isRequired: false, &faults) { edited.name = name }
    if let description = PageFields.description(document, &faults) { edited.description = description }
    if let isEnabled = PageFields.isEnabled(document, &faults) {
      if isEnabled, !canBeEnabled { faults.add("enabled", PageFields.enabledNeedsActor) }
      if isEnabled { addMissingInputs(to: &faults) }
      edited.isEnabled = isEnabled
    }
    guard faults.isEmpty else { throw .invalid(faults) }
    var changed: [String] = []
    if edited.name != name { changed.append("name") }
    if edited.description != description { changed.append("description") }
    if edited.isEnabled != isEnabled { changed.append("enabled") }
    self = edited
    return changed
  }

  /// Adds what `add_block` takes: `block_id`, `kind`, `name`, `settings`, `inputs` and `before_block_id`.
  package mutating func addBlock(reading document: JSONObject, in context: RuleContext) throws(PageError) -> Block.ID {
    var notes: [String] = []
    return try addBlock(reading: document, in: context, notes: &notes)
  }

  /// - Parameter notes: Gets a sentence for each input, of any block, that was connected by itself.
  package mutating func addBlock(
    reading document: JSONObject, in context: RuleContext, notes: inout [String]
  ) throws(PageError) -> Block.ID {
    var faults = Faults()
    let document = BlockDraft.fillingVariable(
      of: document, among: blocks.filter { $0.kind == .variable }.map(\.id.text))
    let draft = BlockDraft(reading: document, idMember: "block_id", in: context, faults: &faults)
    let place = Place(reading: document, among: blocks, faults: &faults)
    if let id = draft.id, block(id) != nil {
      faults.add("block_id", "is \"\(id)\", which another block of the page has")
    }
    for breach in PageLaws.breaches(kinds: blocks.map(\.kind) + [draft.kind]) where breach.index == blocks.count {
      faults.add("kind", breach.message)
    }
    guard let content = draft.content else { throw .invalid(faults) }
    var edited = self
    let id = draft.id ?? edited.makeBlockID(for: content.kind)
    let bare = Block(id: id, name: draft.name ?? content.kind.declaration.title, content: content)
    let block = SourceResolver(blocks: blocks).applying(draft.inputs, to: bare, faults: &faults)
    guard faults.isEmpty else { throw .invalid(faults) }
    edited.insert(block, at: place ?? .end)
    let filled = edited.fillMissingInputs { $0 == id && draft.inputs.names($1) }
    try edited.check(after: id, under: "kind")
    notes += filled
    self = edited
    return id
  }

  /// Changes what the document names of `name`, `settings` and `inputs`, and moves the block where it says
  /// `before_block_id`. Settings and inputs that are not named stay; an input that is null is disconnected.
  package mutating func updateBlock(
    _ id: Block.ID, reading document: JSONObject, in context: RuleContext
  ) throws(PageError) -> [String] {
    guard let block = block(id) else { throw .unknownBlock(id) }
    var faults = Faults()
    var changed = block
    if let name = PageFields.name(document, isRequired: false, &faults) { changed.name = name }
    let content = faults.collect(under: "settings") { () throws(Faults) in
      try block.content.patched(with: document["settings"], in: context)
    }
    if let content { changed.content = content }
    let inputs = InputsDraft(reading: document["inputs"], faults: &faults)
    changed = SourceResolver(blocks: blocks).applying(inputs, to: changed, faults: &faults)
    let place = Place(reading: document, among: blocks, faults: &faults)
    guard faults.isEmpty else { throw .invalid(faults) }
    var edited = self
    edited.blocks = blocks.map { $0.id == id ? changed : $0 }
    if let place { edited.move(changed, to: place) }
    try edited.check(after: id, under: "settings")
    defer { self = edited }
    return block.differences(from: changed) + (edited.order == order ? [] : ["position"])
  }

  /// - Throws: ``PageError/invalid(_:)`` naming the blocks that use it.
  package mutating func removeBlock(_ id: Block.ID) throws(PageError) {
    guard block(id) != nil else { throw .unknownBlock(id) }
    let users = users(of: id)
    guard users.isEmpty else {
      throw .invalid(
        Faults(
          "block_id",
          "is \"\(id)\", which is used by \(users.joined(separator: ", ")); disconnect or remove those first"))
    }
    var edited = self
    edited.blocks.removeAll { $0.id == id }
    try edited.check(after: id, under: "block_id")
    if !edited.canBeEnabled { edited.isEnabled = false }
    self = edited
  }

  /// Who needs a block, and by what: `"Drink water" (reminder_1, send)`.
  private func users(of id: Block.ID) -> [String] {
    blocks.flatMap { block in
      let inputs = block.inputs.map(\.name).filter { block.sources[$0]?.block == id }
      let settings = block.content.value.variable == id ? ["variable_id"] : []
      return (inputs + settings).map { "\(Quoted.text(block.name)) (\(block.id), \($0))" }
    }
  }

  private func addMissingInputs(to faults: inout Faults) {
    for block in blocks {
      for port in block.missingInputs {
        faults.add(
          "enabled", "is true, but \(port.name) of \(block.id) (\(port.label)) has no source; connect it first")
      }
    }
  }

  private var order: [Block.ID] { blocks.map(\.id) }

  private mutating func insert(_ block: Block, at place: Place) {
    switch place {
    case .end: blocks.append(block)
    case .before(let id): blocks.insert(block, at: blocks.firstIndex { $0.id == id } ?? blocks.endIndex)
    }
  }

  /// A block that goes before itself stays where it is.
  private mutating func move(_ block: Block, to place: Place) {
    guard place != .before(block.id) else { return }
    blocks.removeAll { $0.id == block.id }
    insert(block, at: place)
  }

  /// Checks the laws and limits of the whole page after an edit of one block; a breach of that block is told under
  /// the argument that caused it, one of another block by that block's id.
  private func check(after id: Block.ID, under path: String) throws(PageError) {
    var faults = Faults()
    for breach in PageLaws.breaches(blocks: blocks, isEnabled: isEnabled) {
      let other = blocks[breach.index].id
      if other == id {
        faults.add(breach.member.isEmpty ? path : breach.member, breach.message)
      } else {
        let member = breach.member.isEmpty ? "which" : "whose \(breach.member)"
        faults.add(path, "leaves block \"\(other)\", \(member) \(breach.message)")
      }
    }
    guard faults.isEmpty else { throw .invalid(faults) }
    try checkLimits()
  }
}
