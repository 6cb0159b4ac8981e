import Faults
import JSON
import Status
import Testing
import Time

struct StatusReportTests {
  static let whole = """
    {"schema_version":1,"reported_at":"2026-03-05T05:41:00Z","timezone":"America/Los_Angeles",
     "routines":[{"id":"deep","name":"Deep work","kind":"session","enabled":true,"running":true,
                  "ends_at":"2026-03-05T06:15:00Z"},
                 {"id":"home","name":"Home","kind":"allowance","enabled":true,"running":false}],
     "allowance":{"routine_id":"home","day":"2026-03-04","budget_minutes":30,"used_minutes":18,
                  "remaining_minutes":12,"at_home":true,"in_window":true,"window_ends":"2026-03-05T06:00:00Z",
                  "next_window":"2026-03-06T02:00:00Z"},
     "rules":[{"id":"video","day":"2026-03-04","used_minutes":20},{"id":"chat","day":"2026-03-04","opens":3}],
     "history":[{"day":"2026-03-03","allowance_used":12,"allowance_budget":30,"session_minutes":85,"sessions":2},
                {"day":"2026-03-04","session_minutes":50,"sessions":1}]}
    """

  private func object(_ text: String = whole) throws -> JSONObject {
    try #require(JSONValue(parsing: Array(text.utf8)).object)
  }

  private func faults(_ object: JSONObject) -> [String] {
    do throws(Faults) {
      _ = try StatusReport(reading: object)
      return []
    } catch {
      return error.all.map(\.description)
    }
  }

  @Test func `a whole report is read and written as the same document`() throws {
    let object = try object()
    let report = try StatusReport(reading: object)
    #expect(report.json == object)
    #expect(report.allowance?.remaining == 12)
    #expect(report.routines[0].endsAt == Instant(parsing: "2026-03-05T06:15:00Z"))
  }

  @Test func `a report of nothing but its time is enough`() throws {
    let text = #"{"schema_version":1,"reported_at":"2026-03-05T05:41:00Z","timezone":"UTC","routines":[],"history":[]}"#
    #expect(try StatusReport(reading: object(text)).allowance == nil)
  }

  @Test(arguments: [
    (#""schema_version":1"#, #""schema_version":2"#, "schema_version is 2; it must be 1"),
    (
      #""reported_at":"2026-03-05T05:41:00Z""#, #""reported_at":"today""#,
      #"reported_at is "today"; it must be an instant"#
    ),
    (
      #""ends_at":"2026-03-05T06:15:00Z""#, #""ends_at":"9999-01-01T00:00:00Z""#,
      #"routines[0].ends_at is "9999-01-01T00:00:00Z"; it must be an instant as 2026-12-09T20:30:00Z, from 1970 to 9998"#
    ),
    (
      #""ends_at":"2026-03-05T06:15:00Z""#, #""ends_at":"1969-12-31T23:59:59Z""#,
      #"routines[0].ends_at is "1969-12-31T23:59:59Z";"#
    ),
    (#""timezone":"America/Los_Angeles""#, #""timezone":"PST""#, #"timezone is "PST"; it must be a name of the tz"#),
    (#""timezone":"America/Los_Angeles","#, "", "timezone is missing"),
    (
      #""kind":"session""#, #""kind":"game""#, #"routines[0].kind is "game"; it must be session, standing or allowance"#
    ),
    (#""running":true"#, #""running":"yes""#, #"routines[0].running is "yes"; it must be true or false"#),
    (#""name":"Deep work""#, #""name":" Deep work""#, "routines[0].name is"),
    (#""id":"deep""#, #""id":"no spaces""#, #"routines[0].id is "no spaces"; it must be 1 to 64 letters"#),
    (#""id":"home","name""#, #""id":"deep","name""#, "routines[1].id is deep again; each may stand once"),
    (
      #""used_minutes":18"#, #""used_minutes":1501"#,
      "allowance.used_minutes is 1501; it must be whole minutes from 0 to 1500"
    ),
    (#""used_minutes":18"#, #""used_minutes":-1"#, "allowance.used_minutes is -1;"),
    (#""used_minutes":18"#, #""used_minutes":1.5"#, "allowance.used_minutes is 1.5;"),
    (#""used_minutes":18"#, #""used_minutes":null"#, "allowance.used_minutes is null;"),
    (
      #""remaining_minutes":12"#, #""remaining_minutes":31"#,
      "allowance.remaining_minutes is 31; it must not be more than"
    ),
    (#""opens":3"#, #""opens":"3""#, #"rules[1].opens is "3""#),
    (#""day":"2026-03-03""#, #""day":"2026-02-30""#, #"history[0].day is "2026-02-30"; it must be a day"#),
    (#""day":"2026-03-03""#, #""day":"2026-03-04""#, "history[1].day is 2026-03-04 again"),
    (#""day":"2026-03-03""#, #""day":"2026-03-07""#, "history[0].day is 2026-03-07; it must not be later"),
    (#""sessions":2"#, #""sessions":[]"#, "history[0].sessions is [];"),
  ])
  func `what is wrong is named with its place and what is right`(old: String, new: String, message: String) throws {
    let changed = try #require(Self.whole.firstRange(of: old).map { Self.whole.replacingCharacters(in: $0, with: new) })
    let found = faults(try object(changed))
    #expect(found.count == 1 && found.first?.hasPrefix(message) == true, "\(found)")
  }

  @Test(arguments: [
    ("apps", "routines"), ("location", "allowance"), ("domains", "history"), ("bundle_id", ""),
  ])
  func `a member that could name apps or places is refused by name`(member: String, array: String) throws {
    var object = try object()
    switch array {
    case "routines", "history":
      var entries = try #require(object[array]?.array)
      var entry = try #require(entries[0].object)
      entry[member] = "secret"
      entries[0] = .object(entry)
      object[array] = .array(entries)
    case "allowance":
      var allowance = try #require(object["allowance"]?.object)
      allowance[member] = "secret"
      object["allowance"] = .object(allowance)
    default: object[member] = "secret"
    }
    let found = faults(object)
    #expect(found.count == 1 && found.first?.contains("\(member) is an unknown field") == true, "\(found)")
  }

  @Test func `a misspelt member is answered with the one that was meant`() throws {
    var object = try object()
    object["time_zone"] = "UTC"
    let found = faults(object)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(#"time_zone is an unknown field; did you mean "timezone"? Accepted: "#) == true)
  }

  @Test func `all faults are found at once`() throws {
    let text = #"{"schema_version":"1","reported_at":5,"routines":[{"id":""}],"history":[3],"extra":0}"#
    let paths = Set(faults(try object(text)).map { $0.prefix { $0 != " " } })
    #expect(paths.isSuperset(of: ["schema_version", "reported_at", "timezone", "routines[0].id", "history[0]"]))
    #expect(paths.contains("extra"))
  }

  @Test(arguments: [("routines", 51), ("history", 61), ("rules", 101)])
  func `too many entries are refused with their number`(array: String, count: Int) throws {
    var object = try object()
    object[array] = .array(Array(repeating: .object([:]), count: count))
    #expect(faults(object) == ["\(array) has \(count) entries; it must be an array of at most \(count - 1) objects"])
  }

  @Test func `of many members that do not belong the first are named, the others counted`() throws {
    var object = try object()
    for number in 0..<5_000 { object["app\(number)"] = 1 }
    let found = faults(object)
    #expect(found.count == 21 && found.first?.hasPrefix("app0 is an unknown field") == true)
    #expect(found.last == "has 4980 more unknown fields")
  }

  @Test func `a day of a rule that has not begun is refused`() throws {
    var object = try object()
    object["rules"] = [["id": "video", "day": "2026-03-07", "used_minutes": 1]]
    #expect(faults(object) == ["rules[0].day is 2026-03-07; it must not be later than the day of reported_at"])
  }

  @Test func `the schema names every member that a whole report has, and is closed throughout`() throws {
    func check(_ value: JSONValue, _ schema: JSONValue?, _ place: String) {
      switch value {
      case .object(let object):
        #expect(schema?["additionalProperties"] == false, "\(place)")
        for member in object.members {
          #expect(schema?["properties"]?[member.key] != nil, "\(place).\(member.key)")
          check(member.value, schema?["properties"]?[member.key], "\(place).\(member.key)")
        }
      case .array(let values): for value in values { check(value, schema?["items"], place) }
      case .null, .bool, .integer, .number, .string: break
      }
    }
    check(.object(try object()), .object(StatusReport.schema), "")
    let required: JSONValue = ["schema_version", "reported_at", "timezone", "routines", "history"]
    #expect(StatusReport.schema["required"] == required)
  }
}
