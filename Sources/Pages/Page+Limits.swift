import JSON

extension Page {
  func checkLimits() throws(PageError) {
    let onPage = blocks(of: .page).count
    if onPage > PageLimits.pageBlocks {
      throw .limit("The page would have \(onPage) blocks; a page has at most \(PageLimits.pageBlocks).")
    }
    let others = blocks.count - onPage
    if others > PageLimits.otherBlocks {
      throw .limit(
        "The page would have \(others) blocks in routines and data; it has at most \(PageLimits.otherBlocks) there.")
    }
    let connections = blocks.reduce(0) { $0 + $1.sources.count }
    if connections > PageLimits.connections {
      throw .limit(
        "The page would have \(connections) connections; a page has at most \(PageLimits.connections).")
    }
    let bytes = JSONValue.object(stored).encoded.count
    if bytes > PageLimits.bytes {
      throw .limit("The page would have \(bytes) bytes; a page has at most \(PageLimits.bytes).")
    }
  }

  /// An id that neither the page nor `others` has, and that the page has never made before.
  mutating func makeBlockID(for kind: Block.Kind, beside others: Set<Block.ID> = []) -> Block.ID {
    while true {
      madeBlockIDs += 1
      let id = Block.ID(kind: kind, number: madeBlockIDs)
      if block(id) == nil, !others.contains(id) { return id }
    }
  }
}
