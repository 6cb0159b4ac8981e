import Faults
package import JSON
package import Rules

/// The minutes of some days, and the windows in which they may be used.
package struct DayAllowance: Hashable, Sendable {
  package let days: DaySet
  /// 1 to 180.
  package let minutes: Int
  /// One or two, in order, apart, each within its day.
  package let windows: [DailyWindow]

  static let members = ["days", "allowance_minutes", "windows"]
  static let minutesRange = 1...180

  package var json: JSONValue {
    [
      "days": days.json, "allowance_minutes": .integer(minutes), "windows": .array(windows.map(\.json)),
    ]
  }

  init(reading value: JSONValue) throws(Faults) {
    guard let object = LenientReading.value(value).object else {
      throw Faults(
        "", "is \(ShownValue.of(value)); it must be an object with \(Self.members.joined(separator: ", "))")
    }
    var faults = Faults()
    faults.refuseMembers(of: object, otherThan: Self.members)
    let days = faults.collect(under: "days") { () throws(Faults) in
      try DaySet(reading: LenientReading.value(object["days"] ?? []))
    }
    let minutes = faults.collect(under: "allowance_minutes") { () throws(Faults) in
      try Self.minutes(object["allowance_minutes"])
    }
    let windows = faults.collect(under: "windows") { () throws(Faults) in try Self.windows(object["windows"]) }
    guard let days, let minutes, let windows, faults.isEmpty else { throw faults }
    self.init(days: days, minutes: minutes, windows: windows)
  }

  init(days: DaySet, minutes: Int, windows: [DailyWindow]) {
    self.days = days
    self.minutes = minutes
    self.windows = windows
  }

  private static func minutes(_ value: JSONValue?) throws(Faults) -> Int {
    let shape = SettingShape.wholeNumber(minutesRange)
    guard let value, !value.isNull else { throw Faults("", "is missing; it must be \(shape.rule)") }
    guard let minutes = LenientReading.value(value).wholeNumber.flatMap(Int.init(exactly:)),
      minutesRange.contains(minutes)
    else { throw .mismatch(value, shape) }
    return minutes
  }

  private static func windows(_ value: JSONValue?) throws(Faults) -> [DailyWindow] {
    guard let values = value.map(LenientReading.value)?.array, (1...2).contains(values.count) else {
      let found = value.map { "is \(ShownValue.of($0))" } ?? "is missing"
      throw Faults("", "\(found); it must be 1 or 2 windows {start, end}")
    }
    let windows = try readElements(values) { (value) throws(Faults) in
      try DailyWindow(reading: LenientReading.value(value))
    }
    try check(windows)
    return windows
  }

  /// Windows lie in order within one day, and do not overlap.
  static func check(_ windows: [DailyWindow]) throws(Faults) {
    for (index, window) in windows.enumerated() {
      if window.endsOnNextDay {
        throw Faults(
          "[\(index)].end", "is \"\(window.end)\", not after the start; a window of an allowance ends on its day")
      }
      if index > 0, window.start < windows[index - 1].end {
        throw Faults(
          "[\(index)].start",
          "is \"\(window.start)\", before the end of the first window at \(windows[index - 1].end); give them in order, apart"
        )
      }
    }
  }
}
