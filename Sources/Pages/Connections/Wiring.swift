/// Who depends on whom in a list of blocks: by connections, and by the variables that blocks change.
struct Wiring {
  private let blocks: [Block]
  private let indexes: [Block.ID: Int]
  /// For each block, whom it needs before it can be evaluated.
  private let needs: [[Int]]

  init(_ blocks: [Block]) {
    self.blocks = blocks
    let indexes = Dictionary(blocks.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var needs = blocks.map { block in block.sources.values.compactMap { indexes[$0.block] }.sorted() }
    for (index, block) in blocks.enumerated() {
      // A variable shows the change of the moment in which it is changed.
      if let variable = block.content.value.variable.flatMap({ indexes[$0] }) { needs[variable].append(index) }
    }
    self.indexes = indexes
    self.needs = needs
  }

  /// The blocks so that each comes after all it needs, page order where that leaves a choice; nil where there is a loop.
  var order: [Int]? {
    var order: [Int] = []
    var isPlaced = [Bool](repeating: false, count: blocks.count)
    while order.count < blocks.count {
      let ready = blocks.indices.filter { index in !isPlaced[index] && needs[index].allSatisfy { isPlaced[$0] } }
      if ready.isEmpty { return nil }
      for index in ready { isPlaced[index] = true }
      order += ready
    }
    return order
  }

  /// The ids along one loop, from a block back to itself; nil where there is none.
  var loop: [Block.ID]? {
    var isFree = [Bool](repeating: false, count: blocks.count)
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for index in blocks.indices where !isFree[index] && needs[index].allSatisfy({ isFree[$0] }) {
        isFree[index] = true
        hasChanged = true
      }
    }
    guard let start = isFree.firstIndex(of: false) else { return nil }
    // Every block that is not free needs one that is not either, so the walk ends where it has been before.
    var path: [Int] = []
    var next = start
    while !path.contains(next) {
      path.append(next)
      guard let before = needs[next].first(where: { !isFree[$0] }) else { return nil }
      next = before
    }
    let round = Array(path[(path.firstIndex(of: next) ?? 0)...].reversed())
    let first = round.indices.min { round[$0] < round[$1] } ?? 0
    return (round[first...] + round[..<first] + [round[first]]).map { blocks[$0].id }
  }

  /// What could feed an input without a loop, in page order.
  func candidates(for port: Port, of target: Block.ID) -> [Block.Source] {
    guard let start = indexes[target] else { return [] }
    let later = dependents(of: start)
    return blocks.enumerated().flatMap { index, block -> [Block.Source] in
      guard index != start, !later.contains(index) else { return [] }
      return block.outputs.filter { $0.type == port.type }.map { Block.Source(block: block.id, output: $0.name) }
    }
  }

  /// Everything that needs a block, directly or not.
  private func dependents(of start: Int) -> Set<Int> {
    var found: Set<Int> = []
    var open = [start]
    while let index = open.popLast() {
      for other in blocks.indices where needs[other].contains(index) && found.insert(other).inserted {
        open.append(other)
      }
    }
    return found
  }
}
