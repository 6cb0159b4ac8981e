import Faults
import Testing

@testable import Rules

@Suite struct ScenarioRefusalTests {
  static func faults(_ text: String) -> [String] {
    do {
      _ = try Scenario(parsing: Array(text.utf8), in: ScenarioCheck.context)
      return []
    } catch { return error.all.map(\.description) }
  }

  @Test func `every fault of a scenario is named at once, with its place`() {
    let faults = Self.faults(
      """
      {"time_zone": "EST", "groups": ["Video", "Video"], "ruels": [],
       "rules": [{"id": "a b", "name": "A", "kind": "schedule", "days": ["every_day"], "windows": [{"start": "25:00", "end": "02:00"}],
                  "apps": {"groups": ["Video"]}},
                 {"id": "ok", "name": "OK", "kind": "time_limit", "days": ["mon"], "daily_limit_minutes": 5, "apps": {"groups": ["Video"]}}],
       "sessions": [{"id": "s", "minutes": 0, "apps": {"groups": []}}],
       "allowances": [{"id": "x", "home_only": true, "outside_windows": "block", "groups": ["Video"]}],
       "events": [{"type": "use", "target": "Vido", "start": "2026-12-09T10:00:00Z", "end": "2026-12-09T09:00:00Z"},
                  {"type": "pause", "rule": "okk", "at": "yesterday"}, {"type": "opne", "target": "Video"},
                  {"type": "report", "rule": "ok", "at": "2026-12-09T10:00:00Z", "day": "2026-13-01", "opens": 3},
                  {"type": "set_time_zone", "at": "2026-12-09T10:00:00Z", "time_zone": "Etc/GMT+5"}, 7],
       "targets": ["Video", "site:x.com", "category:gams"], "ask": ["2026-12-09"],
       "between": {"from": "2026-12-10T00:00:00Z", "to": "2026-12-09T00:00:00Z"}}
      """
    ).joined(separator: "\n")
    for part in [
      "ruels is an unknown field", "did you mean \"rules\"?", "time_zone is \"EST\"", "groups[1] is \"Video\"",
      "rules[0].id is \"a b\"",
      "rules[0].windows[0].start is \"25:00\"", "sessions[0].started_at is missing", "sessions[0].minutes is 0",
      "sessions[0].apps selects nothing",
      "allowances[0].days is missing", "allowances[0].outside_windows is \"block\"", "events[0].target is \"Vido\"",
      "did you mean \"Video\"?",
      "events[0].end is 2026-12-09T09:00:00Z", "events[1].at is \"yesterday\"", "events[2].type is \"opne\"",
      "did you mean open?",
      "events[3].day is \"2026-13-01\"", "events[3].used_minutes is missing", "events[3].opens does not belong",
      "events[4].time_zone is \"Etc/GMT+5\"",
      "events[5] is 7", "targets[2] is category \"gams\"", "ask[0] is \"2026-12-09\"",
      "between.to is 2026-12-09T00:00:00Z",
    ] {
      #expect(faults.contains(part), "\(part) in \(faults)")
    }
  }

  @Test(arguments: [
    ("", "is no JSON"), ("[]", "is []; a scenario is an object"), ("{}", "time_zone is missing"),
    ("{} x", "is no JSON"),
    (#"{"time_zone":"Europe/Nowhere","rules":[]}"#, "time_zone is \"Europe/Nowhere\"; the time zone database"),
    (#"{"time_zone":"posix/Europe/Warsaw","rules":[]}"#, "time_zone is"),
    (#"{"time_zone":"../etc/passwd","rules":[]}"#, "time_zone is"),
    (#"{"time_zone":"UTC"}"#, "rules is missing"),
    (#"{"time_zone":"UTC","rules":{}}"#, "rules is {}; it must be an array"),
    (#"{"time_zone":"UTC","rules":[],"events":[{"type":""}]}"#, "events[0].type is \"\"; it must be one of use, open"),
  ])
  func `a document that is no scenario is refused`(text: String, message: String) {
    #expect(Self.faults(text).joined(separator: "\n").contains(message), "\(Self.faults(text))")
  }

  @Test func `ids are unique over rules, sessions and allowances`() {
    let faults = Self.faults(
      #"{"time_zone":"UTC","rules":[],"sessions":[{"id":"a","started_at":"2026-12-09T10:00:00Z","minutes":5,"apps":{"groups":["V"]}},{"id":"a","started_at":"2026-12-09T10:00:00Z","minutes":5,"apps":{"groups":["V"]}}]}"#
    )
    #expect(faults == ["sessions[1].id is \"a\", which is used already; ids are unique in a scenario"])
  }
}
