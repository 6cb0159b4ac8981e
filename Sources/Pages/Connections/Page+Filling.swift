import Faults

/// What connects itself, and what is still missing, in words.
extension Page {
  /// Connects required inputs that have exactly one possible source, and says so. What `spared` says stays open.
  mutating func fillMissingInputs(sparing isSpared: (Block.ID, String) -> Bool = { _, _ in false }) -> [String] {
    var notes: [String] = []
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for index in blocks.indices {
        for port in blocks[index].missingInputs where !isSpared(blocks[index].id, port.name) {
          let candidates = Wiring(blocks).candidates(for: port, of: blocks[index].id)
          guard candidates.count == 1, let source = candidates.first else { continue }
          blocks[index].sources[port.name] = source
          notes.append("\(port.name) of \(blocks[index].id) was connected to \(source), its only possible source")
          hasChanged = true
        }
      }
    }
    return notes
  }

  /// What a person or agent should know of required inputs without a source; empty where all have one.
  package var missingInputNotes: [String] {
    let wiring = Wiring(blocks)
    return blocks.flatMap { block in
      block.missingInputs.map { port in
        let candidates = wiring.candidates(for: port, of: block.id)
        let shown = candidates.prefix(4).map(\.description).joined(separator: ", ")
        let offer =
          candidates.isEmpty
          ? "no block of the page has a \(port.type.rawValue) for it yet"
          : "possible: \(shown)\(candidates.count > 4 ? ", …" : "")"
        return "\(port.name) of \(block.id) (\(port.label)) has no source, so the block does nothing; \(offer)"
      }
    }
  }

  /// The connections of a block in words, in the order of its inputs: `show the message when: Start · when tapped`.
  package func connections(of block: Block) -> [String] {
    block.inputs.compactMap { port in
      guard let source = block.sources[port.name], let other = self.block(source.block) else { return nil }
      let output = other.outputs.first { $0.name == source.output }?.label ?? source.output
      return "\(port.label): \(Isolated.text(other.name)) · \(Isolated.text(output))"
    }
  }
}
