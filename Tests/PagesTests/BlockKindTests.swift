import JSON
import Pages
import Testing

struct BlockKindTests {
  @Test(arguments: Block.Kind.allCases)
  func `the example of a kind is a valid block that shows every setting with a value`(kind: Block.Kind) throws {
    let declaration = kind.declaration
    #expect(declaration.kind == kind)
    var notes: [String] = []
    let made = try page(blocks: neighbours(of: declaration) + [.object(declaration.example)], notes: &notes)
    #expect(made.blocks.last?.missingInputs == [])
    let document = try #require(made.blocks.last).document(in: anyGroup)
    let settings = try #require(document["settings"]?.object)
    for setting in declaration.settings where !["limit_minutes", "time_zone"].contains(setting.name) {
      #expect(settings.contains(setting.name), "\(setting.name)")
    }
    for member in declaration.example["settings"]?.object?.members ?? []
    where !["days", "allowances"].contains(member.key) {
      #expect(settings[member.key] == member.value || member.key == "groups")
    }
  }

  @Test(arguments: Block.Kind.allCases)
  func `settings that are not given take the defaults that the catalogue says`(kind: Block.Kind) throws {
    var required: JSONObject = [:]
    for setting in kind.declaration.settings where setting.isRequired {
      required[setting.name] = kind.declaration.example["settings"]?[setting.name]
    }
    let made = try #require(try page(blocks: neighbours(of: kind.declaration) + [block(kind, required)]).blocks.last)
    #expect(made.name == kind.declaration.title)
    let settings = try #require(made.document(in: .stored)["settings"])
    for setting in kind.declaration.settings {
      guard let fallback = setting.fallback else { continue }
      #expect(settings[setting.name] == fallback)
    }
  }

  @Test(arguments: SettingRow.all)
  func `a setting takes its range and nothing else`(row: SettingRow) throws {
    var settings = try #require(row.kind.declaration.example["settings"]?.object)
    settings[row.setting] = row.value
    let refused = faults { _ = try page(blocks: [block(row.kind, settings)]) }
    #expect((refused == nil) == row.isTaken, "\(refused ?? [])")
    if !row.isTaken {
      #expect(refused?.first?.hasPrefix("blocks[0].settings.") == true)
      #expect((refused?.first?.utf8.count ?? 0) < 300)
    }
  }

  @Test(arguments: [
    ("21:00", "07:00", nil), ("00:00", "24:00", nil), ("09:00", "09:15", nil), ("23:50", "00:05", nil),
    ("23:45", "24:00", nil),
    ("09:00", "09:00", #"end is "09:00", the same as start; a window needs two different times"#),
    ("09:00", "09:14", #"end is "09:14", 14 minutes after start; a window lasts at least 15 minutes"#),
    ("23:50", "00:00", #"end is "00:00", 10 minutes after start; a window lasts at least 15 minutes"#),
    ("24:00", "07:00", #"start is "24:00"; it must be 00:00 to 23:59"#),
    ("9:00", "17:00", #"start is "9:00"; it must be 00:00 to 23:59"#),
    ("09:00", "25:00", #"end is "25:00"; it must be 00:00 to 24:00"#),
  ])
  func `a schedule has two different times, at least a quarter of an hour apart`(
    start: String, end: String, message: String?
  ) {
    let schedule = block(.schedule, ["start": .string(start), "end": .string(end)])
    let refused = faults { _ = try page(blocks: [blocking, schedule]) }
    #expect(refused == message.map { ["blocks[1].settings.\($0)"] })
  }

  @Test(arguments: [
    (#"{"mode": "limit", "groups": ["Social"]}"#, "limit_minutes is missing; mode limit needs 15 to 1440"),
    (#"{"mode": "limit", "limit_minutes": 30}"#, "groups is empty; mode limit needs at least one group"),
    (#"{"mode": "allow_only"}"#, "groups is empty; mode allow_only needs at least one group"),
    (#"{"limit_minutes": 30}"#, "limit_minutes only goes with mode limit; the mode is block"),
    (#"{"mode": "limit", "groups": ["A"], "limit_minutes": 14}"#, "limit_minutes is 14; it must be 15 to 1440"),
    (#"{"mode": "limit", "groups": ["A"], "limit_minutes": 1441}"#, "limit_minutes is 1441; it must be 15 to 1440"),
    (#"{"mode": "allow"}"#, #"mode is "allow"; it must be one of block, allow_only, limit"#),
    (#"{"mode": "blok"}"#, #"mode is "blok"; it must be one of block, allow_only, limit; did you mean block?"#),
  ])
  func `limits and allow-only need groups, and minutes go with limits alone`(settings: String, message: String) throws {
    let settings = try #require(try JSONValue(parsing: settings).object)
    let refused = faults { _ = try page(blocks: [block(.screenTime, settings)]) }
    #expect(refused == ["blocks[0].settings.\(message)"])
  }

  @Test
  func `a group that is named twice is there once, and no group is legal`() throws {
    let made = try page(blocks: [block(.screenTime, ["groups": ["Social", "social", "News"]])])
    #expect(made.groups.map(\.description) == ["social", "news"])
    #expect(try page(blocks: [block(.screenTime, [:])]).groups.isEmpty)
  }
}
