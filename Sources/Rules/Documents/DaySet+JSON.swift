package import Faults
package import JSON
import Time

extension DaySet {
  static let requirement =
    "it must be an array of monday to sunday, weekdays, weekends or every_day"

  /// Reads names of days, in full or as three letters, `weekdays`, `weekends` and `every_day`, in any case; one such
  /// word may stand without a list. Repeated days are merged.
  package init(reading value: JSONValue) throws(Faults) {
    let values = value.string.map { [JSONValue.string($0)] } ?? value.array
    guard let values else { throw Faults("", "is \(ShownValue.of(value)); \(Self.requirement)") }
    guard !values.isEmpty else { throw Faults("", "is empty, so it would never act; name at least one day") }
    guard values.count <= 31 else { throw Faults("", "has \(values.count) entries; \(Self.requirement)") }
    var faults = Faults()
    var days: [Weekday] = []
    for (index, element) in values.enumerated() {
      if let found = element.string.flatMap(Self.days(named:)) {
        days += found
      } else {
        let path = value.array == nil ? "" : "[\(index)]"
        faults.add(
          path, "is \(ShownValue.of(element)); \(FieldReader.choice(of: Self.words, for: element.string))")
      }
    }
    try faults.throwIfAny()
    self.init(days)
  }

  /// The days' names, Monday first.
  package var json: JSONValue { .array(days.map { .string($0.name) }) }

  package static let words = Weekday.allCases.map(\.name) + ["weekdays", "weekends", "every_day"]

  private static func days(named word: String) -> [Weekday]? {
    switch word.lowercased() {
    case "weekdays": return DaySet.weekdays.days
    case "weekends": return DaySet.weekends.days
    case "every_day": return Weekday.allCases
    case let name: return Weekday.allCases.first { $0.name == name || $0.shortName.lowercased() == name }.map { [$0] }
    }
  }
}
