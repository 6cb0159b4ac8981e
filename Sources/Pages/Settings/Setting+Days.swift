import Faults
import JSON
import Rules

extension Setting where Value == DaySet {
  static func days(_ name: String, default fallback: DaySet, _ sentence: String) -> Setting {
    Setting(name, .days, sentence, fallback: fallback) { (value, _) throws(Faults) in
      try DaySet(reading: value)
    } write: { value, _ in
      value.json
    }
  }
}
