import Time

/// A block of a program, with what the others mean for it.
struct ProgramPart: Sendable {
  let block: Block
  let kind: any RunningKind
  /// The zone of its days and windows.
  let zone: ZoneRules
  /// Connected inputs, by name, and where their values are found.
  let sources: [(input: String, part: Int, output: String)]
  /// Whether a required input has no source, so that the block does nothing.
  let lacksInput: Bool
  /// The part of the variable that the block changes, and the value that it began with.
  let variable: (part: Int, first: Double)?
  /// Outputs that others are connected to.
  let used: Set<String>

  init(_ block: Block, in zone: ZoneRules, among blocks: [Block]) {
    self.block = block
    self.zone = zone
    kind = block.content.running
    var sources: [(input: String, part: Int, output: String)] = block.inputs.compactMap { port in
      guard let source = block.sources[port.name], let index = blocks.firstIndex(where: { $0.id == source.block })
      else { return nil }
      return (port.name, index, source.output)
    }
    let actors = blocks.indices.filter { [.timer, .schedule].contains(blocks[$0].kind) }
    if block.kind == .screenTime, let actor = actors.first { sources.append((ScreenTime.acting, actor, "active")) }
    self.sources = sources
    lacksInput = !block.missingInputs.isEmpty
    variable = block.content.value.variable.flatMap { id in
      blocks.firstIndex { $0.id == id }.flatMap { index in
        if case .variable(let variable) = blocks[index].content { (index, variable.value) } else { nil }
      }
    }
    used = Set(blocks.flatMap { other in other.sources.values.filter { $0.block == block.id }.map(\.output) })
  }
}
