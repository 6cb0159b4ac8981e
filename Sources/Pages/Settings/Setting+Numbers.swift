import Faults
import JSON

extension Setting where Value == Double {
  static func number(
    _ name: String, in range: ClosedRange<Double> = Scalar.numbers, default fallback: Double? = nil,
    optional: Bool = false, _ sentence: String
  ) -> Setting {
    let shape = SettingShape.number(range)
    return Setting(name, shape, sentence, fallback: fallback, optional: optional) { (value, _) throws(Faults) in
      guard let number = LenientReading.value(value).double, range.contains(number)
      else { throw .mismatch(value, shape) }
      return number
    } write: { value, _ in
      .double(value)
    }
  }
}
