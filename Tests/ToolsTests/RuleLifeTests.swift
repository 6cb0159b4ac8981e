import JSON
import MCP
import Testing
import Tools

/// Whole lives of rules and app groups through the tools alone.
struct RuleLifeTests {
  private static let evening: JSONObject = [
    "name": "Evenings", "kind": "schedule", "days": ["weekdays"], "windows": [["start": "21:00", "end": "06:00"]],
    "apps": ["groups": ["Social"], "domains": ["https://www.Example.com/"]], "rule_id": "evening",
  ]

  @Test
  func `a rule is made, read with its status, edited, switched off, deleted and brought back`() throws {
    let rig = try Rig()
    let made = try rig.ok("create_rule", Self.evening)
    #expect(made["rule"]?["id"] == "evening")
    let rule = try rig.ok("get_rule", ["rule_id": "evening"])
    #expect(rule["apps"]?["domains"] == ["example.com"])
    #expect(rule["apps"]?["groups"] == ["Social"])
    #expect(rule["time_zone"] == "Europe/Warsaw")
    // The clock of the tests reads 21:30 in Warsaw, a Wednesday.
    #expect(rule["status"]?["state"] == "active")
    #expect(rule["status"]?["until"] == "2026-12-10T05:00:00Z")
    #expect(rule["status"]?["until_local"] == "2026-12-10T06:00:00+01:00")
    #expect(rule["summary"] == "Schedule, 8h 30m left")

    let patch: JSONObject = ["rule_id": "evening", "expected_revision": 1, "apps": ["categories": ["games"]]]
    #expect(try rig.ok("update_rule", patch)["changed"] == ["apps"])
    let patched = try rig.ok("get_rule", ["rule_id": "evening"])
    #expect(patched["apps"]?["groups"] == ["Social"])
    #expect(patched["apps"]?["categories"] == ["games"])
    #expect(patched["windows"] == rule["windows"])

    _ = try rig.ok("update_rule", ["rule_id": "evening", "expected_revision": 2, "enabled": false])
    #expect(try rig.ok("list_rules")["rules"]?.array?.first?["state"] == "disabled")
    let deleted = try rig.ok("delete_rule", ["rule_id": "evening", "expected_revision": 3])
    #expect(try rig.ok("list_rules")["total"] == 0)
    _ = try rig.ok("undo_change", ["change_id": try #require(deleted["change_id"])])
    let back = try rig.ok("get_rule", ["rule_id": "evening"])
    #expect(back["enabled"] == false)
    #expect(back["apps"] == patched["apps"])
  }

  @Test
  func `a preset gives all but the apps, which are asked for`() throws {
    let rig = try Rig()
    let message = try rig.refusal("create_rule", ["preset": "deep_sleep"])
    #expect(message.hasPrefix("INVALID_ARGUMENT: apps is missing"))
    let made = try rig.ok("create_rule", ["preset": "deep_sleep", "apps": ["groups": ["All of it"]], "rule_id": "r"])
    #expect(made["rule"]?["name"] == "Deep Sleep")
    let rule = try rig.ok("get_rule", ["rule_id": "r"])
    #expect(rule["windows"] == [["start": "22:00", "end": "06:00"]])
    let limit = try rig.ok("create_rule", ["preset": "time_keeper", "apps": ["groups": ["all of it"]]])
    #expect(limit["rule"]?["daily_limit_minutes"] == 45)
    #expect(try rig.ok("get_library")["groups"]?.array?.count == 1)
    let opens: JSONObject = [
      "name": "Opens", "kind": "open_limit", "days": "daily", "max_opens": "3", "apps": ["categories": "social"],
    ]
    #expect(try rig.ok("create_rule", opens)["rule"]?["max_opens"] == 3)
  }

  @Test
  func `a group is renamed everywhere, and one in use stays`() throws {
    let rig = try Rig()
    _ = try rig.ok("create_rule", Self.evening)
    let screen: JSONValue = ["kind": "screen_time", "settings": ["groups": [" social "]]]
    _ = try rig.ok("create_page", ["name": "P", "page_id": "p", "blocks": [screen]])
    let group = try #require(try rig.ok("get_library")["groups"]?.array?.first)
    let id = try #require(group["id"])
    #expect(group["users"] == 2)
    let renamed = try rig.ok("rename_app_group", ["group_id": id, "expected_revision": 1, "name": "Chat"])
    #expect(renamed["group"]?["name"] == "Chat")
    #expect(try rig.ok("get_rule", ["rule_id": "evening"])["apps"]?["groups"] == ["Chat"])
    #expect(try rig.ok("get_page", ["page_id": "p"])["summary"] == "blocks Chat")
    let inUse = try rig.refusal("delete_app_group", ["group_id": id, "expected_revision": 2])
    #expect(inUse.hasPrefix("IN_USE: ") && inUse.contains("Evenings"))
    _ = try rig.ok("delete_rule", ["rule_id": "evening", "expected_revision": 1])
    _ = try rig.ok("delete_page", ["page_id": "p", "expected_revision": 1])
    _ = try rig.ok("delete_app_group", ["group_id": id, "expected_revision": 2])
    #expect(try rig.ok("get_library")["groups"] == [])
  }

  @Test
  func `the history tells who did what, and undo names later changes`() throws {
    let rig = try Rig()
    let made = try rig.ok("create_rule", Self.evening)
    _ = try rig.ok("create_page", ["name": "P", "page_id": "p"])
    _ = try rig.ok("update_rule", ["rule_id": "evening", "expected_revision": 1, "name": "Nights"])
    let all = try #require(try rig.ok("list_changes")["changes"]?.array)
    #expect(all.map { $0["tool"]?.string } == ["update_rule", "create_page", "create_rule"])
    #expect(all[0]["by"]?["kind"] == "agent")
    #expect(all[0]["local"] == "2026-12-09T21:30:00+01:00")
    let narrowed = try #require(try rig.ok("list_changes", ["rule_id": "evening"])["changes"]?.array)
    #expect(narrowed.count == 2)
    #expect(
      try rig.refusal("list_changes", ["rule_id": "evening", "page_id": "p"]).hasPrefix("INVALID_ARGUMENT: "))
    let refused = try rig.refusal("undo_change", ["change_id": try #require(made["change_id"])])
    #expect(refused.contains(try #require(all[0]["change_id"]?.string)))
    _ = try rig.ok("undo_change", ["change_id": try #require(all[0]["change_id"])])
    #expect(try rig.ok("get_rule", ["rule_id": "evening"])["name"] == "Evenings")
    #expect(try rig.refusal("undo_change", ["change_id": "nothing"]).hasPrefix("NOT_FOUND: "))
  }

  @Test
  func `answers that tell how rules stand say that the clock is behind the newest write`() throws {
    let rig = try Rig()
    let rule: JSONObject = [
      "rule_id": "r", "name": "R", "kind": "schedule", "days": "every_day",
      "windows": [["start": "09:00", "end": "10:00"]], "apps": ["groups": ["Social"]],
    ]
    _ = try rig.ok("create_rule", rule)
    let tools: [(String, JSONObject)] = [
      ("get_rule", ["rule_id": "r"]), ("list_rules", [:]), ("get_library", [:]), ("preview_blocking", [:]),
    ]
    for (tool, arguments) in tools {
      #expect(try rig.ok(tool, arguments)["warnings"]?.array?.isEmpty ?? true, "\(tool)")
    }
    rig.clock.withLock { $0 = Rig.start.adding(seconds: -60) }
    for (tool, arguments) in tools {
      let warning = try rig.ok(tool, arguments)["warnings"]?.array?.first?.string
      #expect(warning?.contains("clock is behind its newest accepted write, of \(Rig.start)") == true, "\(tool)")
    }
  }
}
