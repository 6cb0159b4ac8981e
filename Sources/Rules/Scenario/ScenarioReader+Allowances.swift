import Faults
import JSON

extension ScenarioReader {
  private static let allowanceMembers = [
    "id", "name", "days", "windows", "allowance_minutes", "home_only", "outside_windows", "groups",
  ]

  private enum Outside: String, CaseIterable {
    case block
    case blockAtHome = "block_at_home"
    case unrestricted
  }

  mutating func allowances() -> [Allowance] {
    let groups = groups
    return fields.list("allowances", upTo: 1_000) { (value) throws(Faults) in
      try Self.allowance(value, groups)
    } ?? []
  }

  private static func allowance(_ value: JSONValue, _ groups: ScenarioGroups) throws(Faults) -> Allowance {
    var reader = FieldReader(try object(value))
    reader.refuseOthers(than: allowanceMembers)
    let id = reader.id()
    let days = reader["days"].flatMap { value in
      reader.faults.collect(under: "days") { () throws(Faults) in try DaySet(reading: value) }
    }
    let windows = reader.list("windows", upTo: Rule.Draft.maximumWindows) { (value) throws(Faults) in
      try DailyWindow(reading: value)
    }
    let minutes = reader.wholeNumber("allowance_minutes", in: Rule.Policy.limitMinutes)
    let named = reader.list("groups", upTo: AppSelection.maximumGroups) { (value) throws(Faults) in
      groups.findOrAdd(try NameField.read(try text(value)))
    }
    for (name, right) in [
      ("days", "name the days, or every_day"), ("windows", "give at least one {\"start\", \"end\"}"),
      ("allowance_minutes", "it must be a whole number from 1 to 1440"), ("groups", "name at least one group"),
    ] {
      reader.require(name, right)
    }
    if windows?.isEmpty == true { reader.faults.add("windows", "is empty; give at least one {\"start\", \"end\"}") }
    if named?.isEmpty == true { reader.faults.add("groups", "is empty; name at least one group") }
    if let windows, let days, let pair = DailyWindow.overlappingPair(windows, on: days) {
      reader.faults.add("windows", "overlap: \(windows[pair.0]) and \(windows[pair.1]); join them or move one")
    }
    let reach = reach(&reader)
    try reader.faults.throwIfAny()
    guard let id, let days, let windows, let minutes, let named, let reach else { throw Faults("", "is no allowance") }
    let plan = Allowance.Plan(days: days, windows: windows, minutes: minutes)
    return Allowance(id: id, plans: [plan], reach: reach, groups: named)
  }

  /// One that is not bound to home blocks outside its windows; a home allowance blocks there at home, or nothing.
  private static func reach(_ reader: inout FieldReader) -> Allowance.Reach? {
    let isAtHome = reader.boolean("home_only") ?? false
    let outside = reader.word("outside_windows", Outside.self) ?? (isAtHome ? .blockAtHome : .block)
    switch (isAtHome, outside) {
    case (false, .block): return .everywhere
    case (true, .blockAtHome): return .atHome(blocksOutsideWindows: true)
    case (true, .unrestricted): return .atHome(blocksOutsideWindows: false)
    case (false, _):
      return reader.refuse("outside_windows", .string(outside.rawValue), "without home_only it must be block")
    case (true, _):
      return reader.refuse(
        "outside_windows", .string(outside.rawValue), "with home_only it must be block_at_home or unrestricted")
    }
  }
}
