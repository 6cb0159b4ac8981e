package import Faults
package import JSON
package import Time

extension DailyWindow {
  /// Reads `{"start": "22:00", "end": "06:00"}`; at least 15 minutes on the clock.
  package init(reading value: JSONValue) throws(Faults) {
    guard let object = value.object else {
      throw Faults("", "is \(ShownValue.of(value)); it must be an object with start and end, each HH:MM")
    }
    var reader = FieldReader(object)
    reader.refuseOthers(than: ["start", "end"])
    let start = reader.clockTime("start", isEnd: false)
    let end = reader.clockTime("end", isEnd: true)
    for name in ["start", "end"] where !reader.has(name) { reader.faults.add(name, "is missing; it must be HH:MM") }
    try reader.faults.throwIfAny()
    guard let start, let end, let window = DailyWindow(start: start, end: end) else {
      throw Faults("", "needs start and end")
    }
    guard window.clockMinutes >= Self.minimumMinutes else {
      throw Faults("", "lasts \(window.clockMinutes) minutes; a phone needs at least \(Self.minimumMinutes)")
    }
    self = window
  }

  package var json: JSONValue { ["start": "\(start)", "end": "\(end)"] }
}

extension FieldReader {
  /// `HH:MM`, 00:00 to 23:59, and 24:00 for an end.
  package mutating func clockTime(_ name: String, isEnd: Bool) -> WallClockTime? {
    guard let value = self[name] else { return nil }
    let requirement = "it must be HH:MM, 00:00 to 23:59\(isEnd ? " or 24:00" : "")"
    guard let time = value.string.flatMap(WallClockTime.init(parsing:)) else { return refuse(name, value, requirement) }
    guard isEnd || time < .endOfDay else {
      return refuse(name, value, "24:00 is only an end; a start at that moment is 00:00 of the next day")
    }
    return time
  }
}
