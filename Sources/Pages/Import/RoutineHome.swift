import Faults
import JSON

/// A routine's home allowance, as a block.
struct RoutineHome {
  static let id = "home-allowance-settings"

  private(set) var block: JSONObject?

  /// The app's names of the allowance's outputs, and ours.
  let ports: [String: String] = ["home-condition": id, "usage-meter": id, "daily-allowance": id]

  private static let members = ["timezone", "away_usage_counts", "outside_windows", "rules"]

  init(reading value: JSONValue, blocks: RoutineBlocks, faults: inout Faults) {
    var inner = Faults()
    block = Self.block(value, blocks, &inner)
    faults.add(inner, under: "home_allowance")
  }

  private static func block(_ value: JSONValue, _ blocks: RoutineBlocks, _ faults: inout Faults) -> JSONObject? {
    guard let object = value.object else {
      faults.add("", "is \(ShownValue.of(value)); it must be an object")
      return nil
    }
    faults.refuseMembers(of: object, otherThan: members)
    for name in members where object[name] == nil { faults.add(name, "is missing") }
    if let counts = object["away_usage_counts"], counts != false {
      faults.add(
        "away_usage_counts", "is \(ShownValue.of(counts)); use away from home never counts, so it must be false")
    }
    let shield = blocks.screenTime?["settings"]
    let groups = shield?["groups"]?.array ?? []
    if blocks.schedule == nil || shield?["mode"] != "block" || shield?["blocks"] != true || groups.count != 1 {
      faults.add("", "needs a schedule, and a screen_time block that blocks one group")
    }
    let rules = faults.collect(under: "rules") { () throws(Faults) in try allowances(object["rules"]) }
    guard let rules, faults.isEmpty else { return nil }
    var settings: JSONObject = ["groups": .array(groups), "allowances": rules]
    settings["outside_windows"] = object["outside_windows"]
    settings["time_zone"] = object["timezone"]
    return [
      "id": .string(id), "kind": "home_allowance", "name": blocks.schedule?["name"] ?? "Home allowance",
      "settings": .object(settings),
    ]
  }

  private static func allowances(_ value: JSONValue?) throws(Faults) -> JSONValue {
    guard let values = value?.array else { throw Faults("", "must be an array") }
    var allowances: [JSONValue] = []
    for (index, value) in values.enumerated() {
      guard var object = value.object, let days = object["days"] else {
        throw Faults("[\(index)]", "must be an object with days, allowance_minutes and windows")
      }
      do {
        object["days"] = try RoutineDays.names(days)
      } catch {
        throw error.under("[\(index)].days")
      }
      allowances.append(.object(object))
    }
    return .array(allowances)
  }
}
