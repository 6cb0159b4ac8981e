import JSON
import MCP
import TestSupport
import Testing
import Tools

struct RenderStatusChartTests {
  private static let history: JSONValue = [
    ["day": "2026-12-02", "session_minutes": 30, "sessions": 1],
    ["day": "2026-12-10", "session_minutes": 60, "sessions": 2],
  ]

  @Test
  func `the text stands first and tells of every day, and the picture is a PNG file of 1200 by 750`() throws {
    let rig = try Rig(zone: "UTC")
    let report: JSONObject = ["timezone": "UTC", "history": Self.history]
    try rig.report(report, from: rig.addPhone(), at: "2026-12-14T12:00:00Z")
    let (text, png) = try rig.picture("render_status_chart")
    let days = text.split(separator: "\n").filter { $0.contains(" Dec ") && !$0.contains("Last 14") }.dropFirst()
    #expect(days.count == 14 && days.first == "Tue Dec 1: no report", "\(text)")
    #expect(days.last == "Mon Dec 14 (today): no report")
    #expect(text.contains("Wed Dec 2: focus 30") && text.contains("Thu Dec 10: focus 60"))
    #expect(days.count { $0.hasSuffix("no report") } == 12)
    #expect(text.contains("As of Mon Dec 14, 12:00 PM UTC (just now)"))
    let image = try StrictPNG(png)
    #expect(image.width == 1_200 && image.height == 750)
    #expect(png.count < 60_000)
  }

  @Test
  func `without a report the designed empty picture comes with what to do`() throws {
    let rig = try Rig()
    let (text, png) = try rig.picture("render_status_chart", ["theme": "light", "days": 7])
    #expect(text.hasPrefix("No phone report yet: Turn sharing on") && text.contains("pocketwork device add"))
    #expect(try StrictPNG(png).width == 1_200)
  }

  @Test
  func `other days and unknown devices are refused`() throws {
    let rig = try Rig()
    #expect(
      try rig.refusal("render_status_chart", ["days": 13]) == "INVALID_ARGUMENT: days is 13; it must be 7, 14 or 30")
    #expect(try rig.refusal("render_status_chart", ["days": 31]).contains("days"))
    #expect(try rig.refusal("render_status_chart", ["theme": "blue"]).contains("dark"))
    #expect(try rig.refusal("render_status_chart", ["device": "x"]).hasPrefix("NOT_FOUND: "))
  }
}
