package import JSON

extension BlockDeclaration {
  /// Blocks that make a valid page: those that the example is connected to, and the example as the last.
  package var exampleBlocks: [JSONObject] {
    var blocks: [JSONObject] = kind == .schedule ? [Block.Kind.screenTime.declaration.example] : []
    addSources(to: &blocks)
    return blocks + [example]
  }

  /// Adds what the example is connected to under the ids that it names (`button_1`, `window_1`), each after its own
  /// sources.
  private func addSources(to blocks: inout [JSONObject]) {
    let connected = example["inputs"]?.object?.members.compactMap { $0.value["block_id"]?.string } ?? []
    for id in connected + [example["settings"]?["variable_id"]?.string].compactMap({ $0 })
    where !blocks.contains(where: { $0["id"]?.string == id }) {
      let declaration = Self.kind(of: id).declaration
      declaration.addSources(to: &blocks)
      var source = declaration.example
      source["name"] = nil
      source["id"] = .string(id)
      blocks.append(source)
    }
  }

  private static func kind(of id: String) -> Block.Kind {
    let word = String(id.prefix { $0.isLetter || $0 == "_" }.dropLast())
    return word == "window" ? .timeWindow : Block.Kind(rawValue: word) ?? .button
  }
}
