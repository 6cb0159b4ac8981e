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
      if isEnabled, !hasSchedule { faults.add("enabled", PageFields.enabledNeedsSchedule) }
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

  /// Adds what `add_block` takes: `block_id`, `kind`, `name`, `settings` and `before_block_id`.
  package mutating func addBlock(reading document: JSONObject, in context: RuleContext) throws(PageError) -> Block.ID {
    var faults = Faults()
    let draft = BlockDraft(reading: document, idMember: "block_id", in: context, faults: &faults)
    let place = Place(reading: document, among: blocks, faults: &faults)
    if let id = draft.id, block(id) != nil {
      faults.add("block_id", "is \"\(id)\", which another block of the page has")
    }
    for breach in PageLaws.breaches(kinds: blocks.map(\.kind) + [draft.kind]) where breach.index == blocks.count {
      faults.add("kind", breach.message)
    }
    guard let content = draft.content, faults.isEmpty else { throw .invalid(faults) }
    var edited = self
    let id = draft.id ?? edited.makeBlockID(for: content.kind)
    let block = Block(id: id, name: draft.name ?? content.kind.declaration.title, content: content)
    edited.insert(block, at: place ?? .end)
    try edited.check(after: id, under: "kind")
    self = edited
    return id
  }

  /// Changes what the document names of `name` and `settings`, and moves the block where it says `before_block_id`.
  /// Settings that are not named stay.
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
    if let inputs = document["inputs"], !inputs.isNull, inputs.object?.isEmpty != true {
      faults.add("inputs", "is given, but \(block.kind.rawValue) has no inputs; leave it out")
    }
    let place = Place(reading: document, among: blocks, faults: &faults)
    guard faults.isEmpty else { throw .invalid(faults) }
    var edited = self
    edited.blocks = blocks.map { $0.id == id ? changed : $0 }
    if let place { edited.move(changed, to: place) }
    try edited.check(after: id, under: "settings")
    defer { self = edited }
    return block.differences(from: changed) + (edited.order == order ? [] : ["position"])
  }

  package mutating func removeBlock(_ id: Block.ID) throws(PageError) {
    guard block(id) != nil else { throw .unknownBlock(id) }
    var edited = self
    edited.blocks.removeAll { $0.id == id }
    try edited.check(after: id, under: "block_id")
    if !edited.hasSchedule { edited.isEnabled = false }
    self = edited
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
    for breach in PageLaws.breaches(blocks: blocks) {
      let other = blocks[breach.index].id
      faults.add(path, other == id ? breach.message : "leaves block \"\(other)\", which \(breach.message)")
    }
    guard faults.isEmpty else { throw .invalid(faults) }
    try checkLimits()
  }
}
