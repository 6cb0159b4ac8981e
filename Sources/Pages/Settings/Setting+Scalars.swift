import Faults
import JSON
import Rules
import Time

extension Setting where Value == String {
  /// Text on one line or several; the border has checked its characters.
  static func text(_ name: String, upTo length: Int, _ sentence: String) -> Setting {
    let shape = SettingShape.text(0...length)
    return Setting(name, shape, sentence, fallback: "") { (value, _) throws(Faults) in
      try TextReading.text(value, length: 0...length)
    } write: { value, _ in
      .string(value)
    }
  }
}

extension Setting where Value == Int {
  static func wholeNumber(
    _ name: String, in range: ClosedRange<Int>, default fallback: Int? = nil, optional: Bool = false,
    _ sentence: String
  ) -> Setting {
    let shape = SettingShape.wholeNumber(range)
    return Setting(name, shape, sentence, fallback: fallback, optional: optional) { (value, _) throws(Faults) in
      guard let number = LenientReading.value(value).wholeNumber.flatMap(Int.init(exactly:)), range.contains(number)
      else { throw .mismatch(value, shape) }
      return number
    } write: { value, _ in
      .integer(value)
    }
  }
}

extension Setting where Value == Bool {
  static func flag(_ name: String, default fallback: Bool, _ sentence: String) -> Setting {
    Setting(name, .boolean, sentence, fallback: fallback) { (value, _) throws(Faults) in
      guard let flag = LenientReading.value(value).bool else { throw .mismatch(value, .boolean) }
      return flag
    } write: { value, _ in
      .bool(value)
    }
  }
}

extension Setting where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  static func choice(_ name: String, default fallback: Value, _ sentence: String) -> Setting {
    let words = Value.allCases.map(\.rawValue)
    return Setting(name, .choice(words), sentence, fallback: fallback) { (value, _) throws(Faults) in
      if let word = value.string, let choice = Value(rawValue: word) { return choice }
      throw Faults("", "is \(ShownValue.of(value)); \(FieldReader.choice(of: words, for: value.string))")
    } write: { value, _ in
      .string(value.rawValue)
    }
  }
}

extension Setting where Value == WallClockTime {
  static func time(_ name: String, isEnd: Bool = false, _ sentence: String) -> Setting {
    let shape = SettingShape.time(isEnd: isEnd)
    return Setting(name, shape, sentence, fallback: nil) { (value, _) throws(Faults) in
      guard let time = value.string.flatMap(WallClockTime.init(parsing:)), isEnd || time != .endOfDay
      else { throw .mismatch(value, shape) }
      return time
    } write: { value, _ in
      .string(value.description)
    }
  }
}

extension Faults {
  static func mismatch(_ value: JSONValue, _ shape: SettingShape) -> Faults {
    Faults("", "is \(ShownValue.of(value)); it must be \(shape.rule)")
  }
}
