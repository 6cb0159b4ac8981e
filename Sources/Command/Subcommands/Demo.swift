import JSON
import Library

extension Subcommand {
  static let demo = Subcommand(
    "demo", "fill a library with a few pages and rules, and a phone's month, to look at",
    details: "A library that has pages, rules or devices is left alone.",
    takes: [TimeZoneOption.option] + OpenedLibrary.parameters,
    examples: [
      Example("pocketwork demo --library /tmp/demo.sqlite", "a scratch library to try an agent or status chart on")
    ],
    run: Demo.run)
}

private enum Demo {
  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws {
    let opened = try OpenedLibrary.made(arguments, console)
    let overview = try opened.library.overview(of: opened.account, now: opened.now)
    let devices = try opened.library.devices(of: opened.account)
    let isEmpty = overview.pages.isEmpty && overview.rules.isEmpty && devices.isEmpty
    if isEmpty {
      for (id, page) in pages { _ = try opened.library.createPage(page, id: id, opened.write("demo")) }
      for (id, preset, rule) in rules {
        _ = try opened.library.createRule(rule, id: id, preset: preset, opened.write("demo"))
      }
      try DemoReports(now: opened.now, zone: overview.zoneRules, zoneName: overview.timeZone).send(to: opened)
    }
    if arguments.has(Output.json) {
      return console.printJSON([
        "filled": .bool(isEmpty), "pages": .integer(isEmpty ? pages.count : overview.pages.count),
        "rules": .integer(isEmpty ? rules.count : overview.rules.count),
        "devices": .integer(isEmpty ? 1 : devices.count),
      ])
    }
    console.print(
      isEmpty
        ? "the library has \(pages.count) pages, \(rules.count) rules and a phone's month now; see pocketwork page list, "
          + "rule list, status show and status chart"
        : "the library has pages, rules or devices already and is left alone")
  }

  private static let pages: [(id: String, document: JSONObject)] = [
    (
      "morning",
      [
        "name": "Morning", "description": "Before the first message of the day",
        "blocks": [
          ["id": "start", "kind": "heading", "name": "Slowly", "settings": ["subtitle": "No screen before water"]],
          [
            "id": "steps", "kind": "checklist", "name": "Steps",
            "settings": ["items": ["Drink water", "Stretch", "Plan three things"]],
          ],
          ["id": "water", "kind": "counter", "name": "Glasses of water", "settings": ["target": 8]],
        ],
      ]
    ),
    (
      "focus",
      [
        "name": "Focus", "description": "One task, fifty minutes",
        "blocks": [
          ["id": "task", "kind": "note", "name": "The task", "settings": ["text": "Write down what done looks like."]],
          ["id": "session", "kind": "timer", "name": "Session", "settings": ["minutes": 50, "notify": true]],
          [
            "id": "quiet", "kind": "screen_time", "name": "Quiet",
            "settings": ["mode": "block", "groups": ["Social", "Video"], "blocks": true],
          ],
        ],
      ]
    ),
    (
      DemoReports.allowancePage,
      [
        "name": "Games at home", "description": "Some on school days, more on free ones", "enabled": true,
        "blocks": [
          [
            "id": "allowance", "kind": "home_allowance", "name": "Games",
            "settings": [
              "groups": ["Games"],
              "allowances": [
                [
                  "days": ["weekdays"], "allowance_minutes": .integer(DemoReports.weekdayMinutes),
                  "windows": [["start": "07:00", "end": "20:30"]],
                ],
                [
                  "days": ["weekends"], "allowance_minutes": .integer(DemoReports.weekendMinutes),
                  "windows": [["start": "07:00", "end": "20:30"]],
                ],
              ],
            ],
          ]
        ],
      ]
    ),
    (
      "evening",
      [
        "name": "Evening", "description": "Screens down before sleep",
        "blocks": [
          [
            "id": "hours", "kind": "schedule", "name": "Hours",
            "settings": ["days": ["every_day"], "start": "21:00", "end": "22:00"],
          ],
          [
            "id": "down", "kind": "screen_time", "name": "Screens down",
            "settings": ["mode": "block", "groups": ["Games", "Video"], "blocks": true],
          ],
        ],
      ]
    ),
  ]

  private static let rules: [(id: String, preset: String?, document: JSONObject)] = [
    ("work", "work_time", ["apps": ["mode": "block", "groups": ["Social"], "domains": ["news.ycombinator.com"]]]),
    ("sleep", "deep_sleep", ["apps": ["mode": "block", "groups": ["Social", "Video", "Games"]]]),
    (
      "video-budget", nil,
      [
        "kind": "time_limit", "name": "Video budget", "days": ["every_day"], "daily_limit_minutes": 45,
        "apps": ["mode": "block", "groups": ["Video"]],
      ]
    ),
  ]
}
