import Faults
import JSON
import Rules

extension Setting where Value == [String] {
  /// Lines of 1 to `length` characters each, trimmed.
  static func texts(_ name: String, count: ClosedRange<Int>, length: Int, _ sentence: String) -> Setting {
    let shape = SettingShape.texts(count: count, length: length)
    return Setting(name, shape, sentence, fallback: nil) { (value, _) throws(Faults) in
      guard let values = LenientReading.value(value).array else { throw .mismatch(value, shape) }
      guard count.contains(values.count) else {
        throw Faults("", "has \(values.count) entries; it must have \(count.lowerBound) to \(count.upperBound)")
      }
      return try readElements(values) { (value) throws(Faults) in try TextReading.line(value, upTo: length) }
    } write: { value, _ in
      .array(value.map(JSONValue.string))
    }
  }
}

extension Setting where Value == [AppGroup.ID] {
  /// Groups by name or id, each once: a second naming of the same group is dropped.
  static func groups(_ name: String, count: ClosedRange<Int>, _ sentence: String) -> Setting {
    let shape = SettingShape.groups(count)
    let fallback: [AppGroup.ID]? = count.lowerBound == 0 ? [] : nil
    return Setting(name, shape, sentence, fallback: fallback) { (value, context) throws(Faults) in
      guard let values = LenientReading.value(value).array else { throw .mismatch(value, shape) }
      guard values.count >= count.lowerBound else { throw Faults("", "is empty; name at least one app group") }
      guard values.count <= count.upperBound else {
        throw Faults("", "has \(values.count) entries; it may have at most \(count.upperBound)")
      }
      let found = try readElements(values) { (value) throws(Faults) in
        guard let text = value.string else { throw .mismatch(value, shape) }
        return try context.group(NameField.read(text))
      }
      var seen: Set<AppGroup.ID> = []
      return found.filter { seen.insert($0).inserted }
    } write: { value, writer in
      .array(value.map { .string(writer.groupName($0)) })
    }
  }
}

/// Reads every element, and names the faults of all of them by index.
func readElements<Element>(
  _ values: [JSONValue], _ readOne: (JSONValue) throws(Faults) -> Element
) throws(Faults) -> [Element] {
  var faults = Faults()
  let elements = faults.collectEach(of: values, readOne)
  try faults.throwIfAny()
  return elements
}
