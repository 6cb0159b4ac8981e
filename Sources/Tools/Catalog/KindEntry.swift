import JSON
import MCP
import Pages

/// A kind of block in full.
enum KindEntry {
  static let schema: [any SchemaField] = [
    Property("kind", .string(), "The word for kind."), Property("section", .string(), "Where on the page it stands."),
    Property("title", .string(), "The name of a block that is given none."),
    Property("sentence", .string(), "What it is for."),
    Property("settings", .array(of: .object(setting)), "Its settings."),
    Property("inputs", .array(of: .object(port)), "What can be connected to it."),
    Property("outputs", .array(of: .object(port)), "What it gives to others."),
    Property("example", .object(ObjectSchema([], isOpen: true)), "For create_page; the last block is of the kind."),
    Property("on_phone", .string(), "What only the phone does.").optional,
  ]

  private static let setting = [
    Property("name", .string(), "The setting's name."), Property("type", .string(), "What kind of value it takes."),
    Property("range", .string(), "Which values it takes."),
    Property("default", .string(), "What it is where not given; absent where there is none.").optional,
    Property("required", .boolean, "Whether it must be given."), Property("sentence", .string(), "What it does."),
  ]

  private static let port = [
    Property("name", .string(), "The port's name."), Property("label", .string(), "What it means."),
    Property("type", .string(), "boolean, number, text, record or table."),
    Property("event", .boolean, "Whether it happens and is over, rather than holding."),
    Property("required", .boolean, "Whether it must be connected."),
  ]

  static func document(_ declaration: BlockDeclaration) -> JSONObject {
    var entry: JSONObject = [
      "kind": .string(declaration.kind.rawValue), "section": .string(declaration.section.rawValue),
      "title": .string(declaration.title), "sentence": .string(declaration.sentence),
      "settings": .array(declaration.settings.map { .object(document($0)) }),
      "inputs": .array(declaration.inputs.map { .object(document($0)) }),
      "outputs": .array(declaration.outputs.map { .object(document($0)) }), "example": example(declaration),
    ]
    entry["on_phone"] = declaration.onPhone.map(JSONValue.string)
    return entry
  }

  private static func example(_ declaration: BlockDeclaration) -> JSONValue {
    ["name": "Example", "blocks": .array(declaration.exampleBlocks.map(JSONValue.object))]
  }

  private static func document(_ setting: SettingDeclaration) -> JSONObject {
    var entry: JSONObject = [
      "name": .string(setting.name), "type": .string(setting.shape.typeWord), "range": .string(setting.shape.rule),
    ]
    entry["default"] = setting.fallback.map { .string(word($0)) }
    entry["required"] = .bool(setting.isRequired)
    entry["sentence"] = .string(setting.sentence)
    return entry
  }

  private static func document(_ port: Port) -> JSONObject {
    [
      "name": .string(port.name), "label": .string(port.label), "type": .string(port.type.rawValue),
      "event": .bool(port.isEvent), "required": .bool(!port.isOptional),
    ]
  }

  /// A default in words: texts bare, the empty text and list as `empty`.
  static func word(_ value: JSONValue) -> String {
    switch value {
    case .string(let text): text.isEmpty ? "empty" : text
    case .array(let values): values.isEmpty ? "empty" : values.compactMap(\.string).joined(separator: ", ")
    case .null, .bool, .integer, .number, .object: value.text
    }
  }
}
