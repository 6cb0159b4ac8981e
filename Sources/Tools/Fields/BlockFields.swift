import MCP
import Pages
import Rules

/// The arguments that describe a block, made from the catalogue's declarations.
enum BlockFields {
  static let kind = Field.enumeration(
    "kind", Block.Kind.allCases.map(\.rawValue), "What the block is; see get_block_catalog.")
  static let name = Field.string("name", "What the person sees, 1 to 80 characters.")
    .optional
  static let settings = Field.object(
    "settings", union, isOpen: true, "Of its kind; absent ones take defaults.")
  static let changedSettings = Field.object(
    "settings", union, isOpen: true, "The settings to change; those left out stay.")
  static let inputs = Field.object(
    "inputs", [], isOpen: true, "Connections; no kind has inputs yet.")
  static let place = Field.string("before_block_id", "Id of the block that it goes before, or end.").optional

  static let blocks = Field.array(
    "blocks",
    of: .object([
      Field.string("id", "An id of your own.").optional, kind, name, settings.optional,
      inputs.optional,
    ]),
    count: 0...(PageLimits.pageBlocks + PageLimits.otherBlocks), "The page's blocks, from the top.")

  /// Every setting of every kind once, each said by the kind it belongs to. The kinds' own reading has the last word.
  private static var union: [Property] {
    var seen: Set<String> = []
    return Block.Kind.allCases.flatMap { kind in
      kind.declaration.settings.filter { seen.insert($0.name).inserted }.map { setting in
        Property(setting.name, setting.shape.schema, "\(kind.rawValue): \(setting.sentence)").optional
      }
    }
  }
}

extension SettingShape {
  /// The setting's values as a published schema, read leniently.
  fileprivate var schema: Schema {
    switch self {
    case .text: .string(allowsEmpty: true)
    case .wholeNumber(let range): .integer(range)
    case .boolean: .boolean
    case .choice(let words): .enumeration(words)
    case .time: .string()
    case .days: .array(of: .string(), count: 1...31, takesOne: true)
    case .texts(let count, _): .array(of: .string(), count: count, takesOne: true)
    case .groups(let count): .array(of: .string(), count: 0...count, takesOne: true)
    }
  }
}
