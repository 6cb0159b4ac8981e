import Faults
import JSON
import Rules

/// A block as a document gives it: read as far as it could be, so that the page's laws can be checked on the rest.
struct BlockDraft {
  let id: Block.ID?
  let kind: Block.Kind?
  let name: String?
  let content: Block.Content?
  let inputs: InputsDraft

  static let members = ["id", "kind", "name", "settings", "inputs"]

  /// - Parameter idMember: `id` within a page's document, `block_id` in the arguments of an edit.
  init(reading document: JSONObject, idMember: String = "id", in context: RuleContext, faults: inout Faults) {
    id = Self.present(document[idMember]).flatMap { value in
      faults.collect(under: idMember) { () throws(Faults) in try Self.identifier(value) }
    }
    name = Self.present(document["name"]).flatMap { value in
      faults.collect(under: "name") { () throws(Faults) in try TextReading.name(value) }
    }
    kind = faults.collect(under: "kind") { () throws(Faults) in try Self.kind(document["kind"]) }
    inputs = InputsDraft(reading: document["inputs"], faults: &faults)
    content = kind.flatMap { kind in
      faults.collect(under: "settings") { () throws(Faults) in
        try Block.Content(kind, reading: document["settings"], in: context)
      }
    }
  }

  /// The document of a change_value block that names no variable, naming the only one there is.
  static func fillingVariable(of document: JSONObject, among variables: [String?]) -> JSONObject {
    guard document["kind"] == .string(Block.Kind.changeValue.rawValue), variables.count == 1,
      let only = variables.first ?? nil,
      var settings = LenientReading.value(document["settings"] ?? [:]).object,
      settings[ValueChange.variableID.name]?.isNull ?? true
    else { return document }
    settings[ValueChange.variableID.name] = .string(only)
    var filled = document
    filled["settings"] = .object(settings)
    return filled
  }

  /// Null is absent.
  private static func present(_ value: JSONValue?) -> JSONValue? { value == .null ? nil : value }

  private static func identifier(_ value: JSONValue) throws(Faults) -> Block.ID {
    guard let text = value.string else {
      throw Faults("", "is \(ShownValue.of(value)); it must be \(Identifier.rule)")
    }
    return try Block.ID(parsing: text)
  }

  private static func kind(_ value: JSONValue?) throws(Faults) -> Block.Kind {
    let words = Block.Kind.allCases.map(\.rawValue)
    guard let value = present(value) else {
      throw Faults("", "is missing; \(FieldReader.choice(of: words, for: nil))")
    }
    if let word = value.string, let kind = Block.Kind(rawValue: word.lowercased()) { return kind }
    throw Faults("", "is \(ShownValue.of(value)); \(FieldReader.choice(of: words, for: value.string))")
  }
}

extension Block.Content {
  init(_ kind: Block.Kind, reading settings: JSONValue?, in context: RuleContext) throws(Faults) {
    let given = LenientReading.value(settings ?? .null)
    guard let object = given.isNull ? JSONObject() : given.object else {
      throw Faults("", "is \(ShownValue.of(given)); it must be an object")
    }
    var reader = SettingsReader(object, in: context)
    let content = Self(kind, reading: &reader)
    reader.refuseOthers(than: kind)
    try reader.faults.throwIfAny()
    guard let content else { throw Faults("", "cannot be read as \(kind.rawValue)") }
    self = content
  }
}
