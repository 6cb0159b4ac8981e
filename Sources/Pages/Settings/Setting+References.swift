import Faults
import JSON
import Time

extension Setting where Value == Block.ID {
  /// Another block of the page; that it exists is a law of the page.
  static func variable(_ name: String, _ sentence: String) -> Setting {
    Setting(name, .variable, sentence, fallback: nil) { (value, _) throws(Faults) in
      guard let text = value.string else { throw .mismatch(value, .variable) }
      return try Block.ID(parsing: text)
    } write: { value, _ in
      .string(value.text)
    }
  }
}

extension Setting where Value == String {
  /// The id of a field of the records that a block gets.
  static func fieldID(_ name: String, _ sentence: String) -> Setting {
    Setting(name, .fieldID, sentence, fallback: "value") { (value, _) throws(Faults) in
      guard let text = value.string, (1...32).contains(text.utf8.count), Identifier.isValid(text)
      else { throw .mismatch(value, .fieldID) }
      return text
    } write: { value, _ in
      .string(value)
    }
  }
}

extension Setting where Value == ZoneName {
  /// That the zone exists is for whoever reads the system's zone files to say.
  static func timeZone(_ name: String, _ sentence: String) -> Setting {
    Setting(name, .timeZone, sentence, fallback: nil, optional: true) { (value, _) throws(Faults) in
      guard let zone = value.string.flatMap(ZoneName.init(parsing:)) else { throw .mismatch(value, .timeZone) }
      return zone
    } write: { value, _ in
      .string(value.description)
    }
  }
}

extension Setting where Value == [FormField] {
  static func fields(_ name: String, _ sentence: String) -> Setting {
    Setting(name, .fields, sentence, fallback: .standard) { (value, _) throws(Faults) in
      guard let values = LenientReading.value(value).array else { throw .mismatch(value, .fields) }
      guard FormField.count.contains(values.count) else {
        throw Faults("", "has \(values.count) entries; it must have 1 to \(FormField.count.upperBound) fields")
      }
      let fields = try readElements(values) { (value) throws(Faults) in try FormField(reading: value) }
      for (index, field) in fields.enumerated() where fields[..<index].contains(where: { $0.id == field.id }) {
        throw Faults("[\(index)].id", "is \"\(field.id)\", which an earlier field has; each field needs its own")
      }
      return fields
    } write: { value, _ in
      .array(value.map(\.json))
    }
  }
}
