import MCP
import Pages

/// The settings of the kinds that people see, side by side, as `settings` publishes them; the object is open for the
/// other kinds, and each kind's own reading has the last word.
enum SettingsUnion {
  /// Every name once, said by the first kind that has it. A name that other kinds use in another way takes all that any
  /// of them takes, and is left out where no one type does.
  static let properties: [Property] = {
    var seen: Set<String> = []
    return Block.Kind.allCases.filter { $0.declaration.section == .page }.flatMap { kind in
      kind.declaration.settings.filter { seen.insert($0.name).inserted }.compactMap { property($0, of: kind) }
    }
  }()

  private static func property(_ setting: SettingDeclaration, of kind: Block.Kind) -> Property? {
    let shapes = Block.Kind.allCases.flatMap(\.declaration.settings).filter { $0.name == setting.name }.map(\.shape)
    guard let schema = schema(of: shapes) else { return nil }
    let range = schema == Self.schema(of: [setting.shape]) ? "" : " \(setting.shape.rule)."
    return Property(setting.name, schema, "\(kind.rawValue): \(setting.sentence)\(range)").optional
  }

  private static func schema(of shapes: [SettingShape]) -> Schema? {
    guard let first = shapes.first else { return nil }
    return shapes.dropFirst().reduce(schema(of: first)) { schema, shape in
      schema.flatMap { joined($0, self.schema(of: shape)) }
    }
  }

  private static func schema(of shape: SettingShape) -> Schema {
    switch shape {
    case .text: .string(allowsEmpty: true)
    case .fieldID, .variable, .time, .timeZone: .string()
    case .wholeNumber(let range): .integer(range)
    case .number: .number
    case .boolean: .boolean
    case .choice(let words): .enumeration(words)
    case .days: .array(of: .string(), count: 1...31, takesOne: true)
    case .texts(let count, _), .groups(let count): .array(of: .string(), count: count, takesOne: true)
    case .fields, .allowances: .array(of: .object(ObjectSchema([], isOpen: true)), count: 1...8)
    }
  }

  /// What takes everything that either takes; nil where their types differ.
  private static func joined(_ one: Schema, _ other: Schema) -> Schema? {
    switch (one, other) {
    case (.string(let oneEmpty), .string(let otherEmpty)): return .string(allowsEmpty: oneEmpty || otherEmpty)
    case (.integer(let one?), .integer(let other?)):
      return .integer(min(one.lowerBound, other.lowerBound)...max(one.upperBound, other.upperBound))
    case (.integer, .number), (.number, .integer), (.number, .number): return .number
    case (.boolean, .boolean): return .boolean
    case (.enumeration(let one, _), .enumeration(let other, _)):
      return .enumeration(one + other.filter { !one.contains($0) })
    case (.array(.string, let one?, _), .array(.string, let other?, _)):
      let count = min(one.lowerBound, other.lowerBound)...max(one.upperBound, other.upperBound)
      return .array(of: .string(), count: count, takesOne: true)
    default: return nil
    }
  }
}
