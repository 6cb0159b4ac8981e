import Faults
import JSON
import Time

/// Days of the week as the phone app counts them: 1 is Sunday, 7 is Saturday.
enum RoutineDays {
  static let every = JSONValue.array((1...7).map { JSONValue.integer($0) })

  /// The days' names.
  static func names(_ value: JSONValue) throws(Faults) -> JSONValue {
    guard let values = value.array, (1...7).contains(values.count) else {
      throw Faults("", "must be an array of 1 to 7 days, 1 for Sunday to 7 for Saturday")
    }
    var names: [JSONValue] = []
    for (index, value) in values.enumerated() {
      guard let number = value.wholeNumber, let day = weekday(number) else {
        throw Faults("[\(index)]", "is \(ShownValue.of(value)); it must be 1 for Sunday to 7 for Saturday")
      }
      guard !names.contains(.string(day.name)) else {
        throw Faults("[\(index)]", "is \(number) a second time; each day is chosen once")
      }
      names.append(.string(day.name))
    }
    return .array(names)
  }

  private static func weekday(_ number: Int64) -> Weekday? {
    guard (1...7).contains(number) else { return nil }
    return number == 1 ? .sunday : Weekday(rawValue: Int(number) - 1)
  }
}
