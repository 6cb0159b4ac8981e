import Faults

/// What must hold between connected blocks.
enum ConnectionLaws {
  static func breaches(blocks: [Block], isEnabled: Bool) -> [PageLaws.Breach] {
    let found = Dictionary(blocks.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var breaches: [PageLaws.Breach] = []
    for (index, block) in blocks.enumerated() {
      for name in block.sources.keys.sorted() {
        guard let source = block.sources[name],
          let message = complaint(block, name, source, from: found[source.block])
        else { continue }
        breaches.append(PageLaws.Breach(index: index, member: "inputs.\(name)", message: message))
      }
      if let message = complaint(ofVariable: block, found) {
        breaches.append(PageLaws.Breach(index: index, member: "settings.variable_id", message: message))
      }
      guard isEnabled else { continue }
      for port in block.missingInputs {
        let message = "is missing; every required input needs a source while the page is enabled"
        breaches.append(PageLaws.Breach(index: index, member: "inputs.\(port.name)", message: message))
      }
    }
    return breaches.isEmpty ? loop(blocks) : breaches
  }

  private static func complaint(_ block: Block, _ name: String, _ source: Block.Source, from other: Block?) -> String? {
    guard let port = block.inputs.first(where: { $0.name == name }) else {
      return "is connected to \(source), but these settings leave no such input; disconnect it with null"
    }
    guard let other else { return "is connected to \(source.block), which is no block of the page" }
    guard let output = other.outputs.first(where: { $0.name == source.output }) else {
      return "uses the output \(source.output) of \(source.block), which that would take away; disconnect it first"
    }
    guard output.type == port.type else {
      return "takes a \(port.type.rawValue), but \(source) would be a \(output.type.rawValue); disconnect it first"
    }
    return nil
  }

  private static func complaint(ofVariable block: Block, _ found: [Block.ID: Block]) -> String? {
    guard let id = block.content.value.variable else { return nil }
    guard let variable = found[id], variable.kind == .variable else {
      let variables = found.values.filter { $0.kind == .variable }.map(\.id.text).sorted()
      let offer = variables.isEmpty ? "the page has none; add one first" : variables.joined(separator: ", ")
      return "is \(Quoted.text(id.text)), which is no variable of the page; variables: \(offer)"
    }
    guard variable.sources["set"] == nil else {
      return "is \"\(id)\", whose input set is connected; a variable is set by a source or changed by blocks, not both"
    }
    return nil
  }

  private static func loop(_ blocks: [Block]) -> [PageLaws.Breach] {
    guard let loop = Wiring(blocks).loop, let index = blocks.firstIndex(where: { loop.contains($0.id) }) else {
      return []
    }
    let message =
      "would be in a loop: \(loop.map(\.text).joined(separator: " → ")); a block cannot need its own result, "
      + "also through a variable"
    return [PageLaws.Breach(index: index, member: "inputs", message: message)]
  }
}
