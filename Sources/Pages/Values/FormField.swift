import Faults
package import JSON

/// One field of a form, a log or a record: also the name of the port that carries it.
package struct FormField: Hashable, Sendable {
  /// A letter, then up to 31 letters, digits and `_`; none of the words that other ports have.
  package let id: String
  /// 1 to 80 characters.
  package let label: String
  /// Boolean, number or text.
  package let type: Port.ValueType
  package let isRequired: Bool

  static let count = 1...8
  static let types: [Port.ValueType] = [.number, .text, .boolean]
  static let reserved: Set<String> = ["record", "submitted"]
  static let idRule =
    "a letter, then up to 31 letters, digits or _, and none of \(reserved.sorted().joined(separator: ", "))"

  /// What stands in a record for a field that is left out.
  var blank: Scalar {
    switch type {
    case .boolean: .boolean(false)
    case .text, .record, .table: .text("")
    case .number: .number(0)
    }
  }

  package var json: JSONValue {
    [
      "id": .string(id), "label": .string(label), "type": .string(type.rawValue), "required": .bool(isRequired),
    ]
  }

  /// Reads `{"id", "label", "type", "required"}`; the label is the id where it is left out, `required` is true.
  init(reading value: JSONValue) throws(Faults) {
    guard let object = LenientReading.value(value).object else {
      throw Faults("", "is \(ShownValue.of(value)); it must be an object with id, label, type and required")
    }
    var faults = Faults()
    faults.refuseMembers(of: object, otherThan: ["id", "label", "type", "required"])
    let id = object["id"]?.string.flatMap { Self.isID($0) ? $0 : nil }
    if id == nil { faults.add("id", "\(Self.found(object["id"])); it must be \(Self.idRule)") }
    let type = object["type"]?.string.flatMap { word in Self.types.first { $0.rawValue == word.lowercased() } }
    if type == nil { faults.add("type", "\(Self.found(object["type"])); it must be number, text or boolean") }
    let given = object["label"].flatMap { $0.isNull ? nil : $0 }
    let label = faults.collect(under: "label") { () throws(Faults) in
      try given.map { (value) throws(Faults) in try TextReading.name(value) } ?? id ?? ""
    }
    let isRequired = faults.collect(under: "required") { () throws(Faults) in try Self.flag(object["required"]) }
    guard let id, let type, let label, let isRequired, faults.isEmpty else { throw faults }
    self.init(id: id, label: label, type: type, isRequired: isRequired)
  }

  init(id: String, label: String, type: Port.ValueType, isRequired: Bool) {
    self.id = id
    self.label = label
    self.type = type
    self.isRequired = isRequired
  }

  private static func found(_ value: JSONValue?) -> String {
    value.map { "is \(ShownValue.of($0))" } ?? "is missing"
  }

  private static func flag(_ value: JSONValue?) throws(Faults) -> Bool {
    guard let value, !value.isNull else { return true }
    guard let flag = LenientReading.value(value).bool else { throw .mismatch(value, .boolean) }
    return flag
  }

  private static func isID(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first), text.utf8.count <= 32 else { return false }
    let isPlain = text.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "_") }
    return isPlain && !reserved.contains(text)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
}

extension [FormField] {
  /// The fields as ports, in their order.
  var outputPorts: [Port] { map { .output($0.id, $0.type, $0.label) } }

  var inputPorts: [Port] { map { .input($0.id, $0.type, $0.label, optional: !$0.isRequired) } }

  static let standard = [FormField(id: "value", label: "Value", type: .number, isRequired: true)]
}
