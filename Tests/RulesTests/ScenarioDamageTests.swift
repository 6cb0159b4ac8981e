import Faults
import JSON
import TestSupport
import Testing

@testable import Rules

@Suite struct ScenarioDamageTests {
  static let whole = """
    {"time_zone": "Europe/Warsaw", "groups": ["Video", "Chat"],
     "rules": [
       {"id": "night", "name": "Night", "kind": "schedule", "days": ["every_day"], "windows": [{"start": "21:00", "end": "02:00"}],
        "apps": {"mode": "block", "groups": ["Video"], "domains": ["x.com"], "categories": ["games"]}, "hard_mode": true},
       {"id": "only", "name": "Only", "kind": "schedule", "days": ["weekdays"], "windows": [{"start": "00:00", "end": "24:00"}],
        "apps": {"mode": "allow_only", "groups": ["Chat"]}, "created_at": "2026-12-09T12:00:00Z"},
       {"id": "limit", "name": "Limit", "kind": "time_limit", "days": ["mon", "wed"], "daily_limit_minutes": 30, "reset_at": "06:00",
        "windows": [{"start": "08:00", "end": "23:00"}], "apps": {"groups": ["Video", "Chat"]}, "paused_until": "2026-12-09T10:00:00Z"},
       {"id": "opens", "name": "Opens", "kind": "open_limit", "days": ["every_day"], "max_opens": 2, "open_minutes": 5, "apps": {"groups": ["Chat"]}}],
     "sessions": [{"id": "focus", "started_at": "2026-12-09T20:00:00Z", "minutes": 120, "apps": {"groups": ["Chat"]}}],
     "allowances": [{"id": "free", "days": ["every_day"], "windows": [{"start": "18:00", "end": "09:00"}], "allowance_minutes": 60,
       "home_only": true, "outside_windows": "block_at_home", "groups": ["Video"]}],
     "events": [
       {"type": "home", "at": "2026-12-09T07:00:00Z", "present": true},
       {"type": "use", "target": "Video", "start": "2026-12-09T08:10:00Z", "end": "2026-12-09T08:40:00Z"},
       {"type": "open", "target": "Chat", "at": "2026-12-09T09:00:00Z"}, {"type": "shield", "target": "Chat", "at": "2026-12-09T09:01:00Z"},
       {"type": "report", "at": "2026-12-09T10:00:00Z", "day": "2026-12-09", "rule": "limit", "used_minutes": 25, "time_zone": "Asia/Kathmandu"},
       {"type": "bonus", "rule": "limit", "at": "2026-12-09T10:01:00Z", "minutes": 15, "key": "k"},
       {"type": "pause", "rule": "limit", "at": "2026-12-09T11:00:00Z"}, {"type": "resume", "rule": "limit", "at": "2026-12-09T11:05:00Z"},
       {"type": "edit", "rule": "only", "at": "2026-12-09T13:00:00Z", "set": {"name": "Just", "windows": [{"start": "01:00", "end": "23:00"}]}},
       {"type": "set_time_zone", "at": "2026-12-09T14:00:00Z", "time_zone": "America/Santiago"},
       {"type": "clock", "at": "2026-12-09T15:00:00Z", "reads": "2026-12-08T15:00:00Z"}, {"type": "delete", "rule": "opens", "at": "2026-12-09T16:00:00Z"}],
     "targets": ["Video", "Chat", "site:old.x.com", "category:games"],
     "ask": ["2026-12-09T08:30:00Z", "2026-12-09T10:30:00Z", "2026-12-09T21:00:00Z", "2026-12-10T12:00:00Z"],
     "between": {"from": "2026-12-09T00:00:00Z", "to": "2026-12-11T00:00:00Z"}}
    """

  /// Values of every type, at the edges of what is legal and beyond.
  static let odd: [JSONValue] = [
    nil, true, 0, -1, 1, 15, 1_440, 1_441, .integer(Int64.max), .integer(Int64.min), "", "x", "24:00", "00:00", "23:59",
    "02:30",
    "0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "2026-10-25T00:30:00Z", "2027-03-28T01:00:00Z",
    "2011-12-30T10:00:00Z",
    "2026-12-09", "9999-12-31", "UTC", "Pacific/Apia", "Australia/Lord_Howe", "every_day", "Video", "night", "limit",
    "only", "opens",
    "allow_only", "block", "all", [], [""], ["sun"], [["x"]], [:], ["start": "02:00", "end": "02:30"],
    ["groups": ["Video"]],
  ]

  @Test func `the whole scenario is answered`() throws {
    let answer = try Scenario(parsing: Array(Self.whole.utf8), in: ScenarioCheck.context).answer()
    #expect(answer["answers"]?.array?.count == 4 && answer["events"]?.array?.count == 8)
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `a scenario with odd values is answered or refused, never worse`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let whole = try JSONValue(parsing: Self.whole)
    var answered = 0
    for _ in 0..<250 {
      var value = whole
      for _ in 0..<Int.random(in: 1...3, using: &random) { value = Self.damaged(value, &random) }
      guard let object = value.object, let scenario = try? Scenario(reading: object, in: ScenarioCheck.context) else {
        continue
      }
      _ = scenario.answer()
      answered += 1
    }
    #expect(answered > 0, "seed \(seed)")
  }

  /// The value with one part replaced, moved or left out.
  static func damaged(_ value: JSONValue, _ random: inout SplitMix) -> JSONValue {
    switch value {
    case .array(var values) where !values.isEmpty && Bool.random(using: &random):
      let index = Int.random(in: 0..<values.count, using: &random)
      switch Int.random(in: 0...5, using: &random) {
      case 0: values.remove(at: index)
      case 1: values.append(values[index])
      case 2: values.swapAt(index, Int.random(in: 0..<values.count, using: &random))
      default: values[index] = damaged(values[index], &random)
      }
      return .array(values)
    case .object(var object) where Int.random(in: 0...9, using: &random) > 0 && !object.isEmpty:
      let key = object.keys[Int.random(in: 0..<object.count, using: &random)]
      object[key] = object[key].map { damaged($0, &random) }
      return .object(object)
    default:
      return odd[Int.random(in: 0..<odd.count, using: &random)]
    }
  }
}
