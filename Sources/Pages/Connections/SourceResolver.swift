import Faults
import JSON

/// Turns drafts of connections into sources, and teaches where they fit nothing.
struct SourceResolver {
  let blocks: [Block]

  /// The block with what the draft connects and disconnects; faults lie under `inputs.NAME`.
  func applying(_ draft: InputsDraft, to given: Block, faults: inout Faults) -> Block {
    var block = given
    for entry in draft.entries {
      let path = "inputs.\(ShownValue.name(entry.input))"
      guard let source = entry.source else {
        let wasConnected = block.sources.removeValue(forKey: entry.input) != nil
        if !wasConnected { _ = port(entry.input, of: block, path, &faults) }
        continue
      }
      guard let port = port(entry.input, of: block, path, &faults) else { continue }
      let found = faults.collect(under: path) { () throws(Faults) in try resolve(source, for: port, of: given) }
      if let found { block.sources[entry.input] = found }
    }
    return block
  }

  private func port(_ name: String, of block: Block, _ path: String, _ faults: inout Faults) -> Port? {
    if let port = block.inputs.first(where: { $0.name == name }) { return port }
    let names = block.inputs.map(\.name)
    let kind = block.kind.rawValue
    if names.isEmpty {
      faults.add(path, "is given, but \(kind) has no inputs; leave it out")
    } else {
      let guess = NearestMatch.of(name, among: names).map { "; did you mean \"\($0)\"?" } ?? ";"
      faults.add(path, "is no input of \(kind)\(guess) Inputs: \(names.joined(separator: ", "))")
    }
    return nil
  }

  private func resolve(
    _ draft: InputsDraft.SourceDraft, for port: Port, of target: Block
  ) throws(Faults) -> Block.Source {
    let block = try source(draft.block)
    guard block.id != target.id else {
      throw Faults("block_id", "is the block itself; a block cannot be its own source")
    }
    guard let name = draft.output else { return try onlyOutput(of: block, for: port) }
    guard let output = block.outputs.first(where: { $0.name == name }) else {
      throw Faults(
        "output", "is \(Quoted.text(name)), which \(block.id) (\(block.kind.rawValue)) lacks; \(offer(block))")
    }
    guard output.type == port.type else {
      throw Faults(
        "output",
        "is \(Quoted.text(name)), a \(output.type.rawValue), but \(port.name) takes a \(port.type.rawValue); "
          + fitting(port, of: target))
    }
    return Block.Source(block: block.id, output: name)
  }

  private func source(_ text: String) throws(Faults) -> Block {
    if let block = blocks.first(where: { $0.id.text == text }) { return block }
    let named = blocks.filter { $0.name == text }
    if named.count == 1 { return named[0] }
    guard named.isEmpty else {
      let ids = named.map(\.id.text).joined(separator: ", ")
      throw Faults("block_id", "is \(Quoted.text(text)), the name of several blocks; give an id: \(ids)")
    }
    let ids = blocks.map(\.id.text)
    let guess = NearestMatch.of(text, among: ids).map { "; did you mean \"\($0)\"?" } ?? ";"
    let shown = ids.prefix(12).joined(separator: ", ") + (ids.count > 12 ? ", …" : "")
    throw Faults("block_id", "is \(Quoted.text(text)), which no block of the page has\(guess) Blocks: \(shown)")
  }

  private func onlyOutput(of block: Block, for port: Port) throws(Faults) -> Block.Source {
    let fitting = block.outputs.filter { $0.type == port.type }
    guard fitting.count == 1 else {
      throw Faults("output", "is missing; \(offer(block))")
    }
    return Block.Source(block: block.id, output: fitting[0].name)
  }

  private func offer(_ block: Block) -> String {
    if block.outputs.isEmpty { return "\(block.kind.rawValue) has no outputs" }
    let outputs = block.outputs.map { "\($0.name) (\($0.type.rawValue))" }.joined(separator: ", ")
    let isForked = block.kind == .branch && !block.outputs.contains { $0.name == Branch.no.name }
    return "it has \(outputs)\(isForked ? "; with else_enabled also no (boolean)" : "")"
  }

  private func fitting(_ port: Port, of target: Block) -> String {
    let sources = Wiring(blocks).candidates(for: port, of: target.id)
    if sources.isEmpty { return "no other block of the page has one" }
    let shown = sources.prefix(6).map(\.description).joined(separator: ", ")
    return "possible: \(shown)\(sources.count > 6 ? ", …" : "")"
  }
}
