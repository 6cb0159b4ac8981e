import Access
import JSON
import Library
import TestSupport
import Testing

struct DeviceSnapshotTests {
  private let fixture: DeviceFixture

  init() throws {
    fixture = try DeviceFixture()
    let write = Write(account: .local, author: .owner, tool: "test", now: DeviceFixture.noon)
    _ = try fixture.library.createRule(
      [
        "name": "Evening", "kind": "schedule", "days": ["weekdays"], "windows": [["start": "20:00", "end": "22:00"]],
        "apps": ["mode": "block", "groups": ["Social"]],
      ], id: "evening", preset: nil, write)
    _ = try fixture.library.createPage(
      ["name": "Morning", "blocks": [["kind": "heading", "name": "Up"]]], id: "morning", write)
  }

  private func get(
    _ fields: [String] = [], _ token: AccessToken? = nil, method: String = "GET"
  ) throws -> RawResponse {
    try fixture.ask(method, DeviceFixture.snapshot, token ?? fixture.phone.token, fields: fields)
  }

  @Test func `a phone gets its library, groups by their ids`() throws {
    let response = try get()
    #expect(response.status == 200 && response.field("cache-control") == "private, no-cache")
    let snapshot = try #require(try JSONValue(parsing: response.body).object)
    #expect(snapshot.keys == ["instant", "time_zone", "revision", "groups", "pages", "rules", "pauses"])
    #expect(snapshot["instant"] == "2026-12-09T11:00:00Z" && snapshot["time_zone"] == "Europe/Warsaw")
    #expect(snapshot["revision"] == 2 && snapshot["pages"]?.array?.first?["id"] == "morning")
    let group = try #require(snapshot["groups"]?.array?.first)
    #expect(group["name"] == "Social" && group["revision"] == 1)
    #expect(snapshot["rules"]?.array?.first?["apps"]?["groups"]?.array?.first == group["id"])
    #expect(snapshot["rules"]?.array?.first?["revision"] == 1 && snapshot["rules"]?.array?.first?["status"] == nil)
  }

  @Test func `the tag is of everything but the instant, and what is not modified is not sent`() throws {
    let first = try get()
    let tag = try #require(first.field("etag"))
    #expect(tag.hasPrefix("W/\"") && tag.hasSuffix("\""))
    fixture.time.withLock { $0 = 3_600 }
    let later = try get()
    #expect(later.field("etag") == tag && later.body != first.body)
    for field in [tag, String(tag.dropFirst(2)), "\"x\", \(tag)", "*"] {
      let response = try get(["If-None-Match: \(field)"])
      #expect(response.status == 304 && response.field("etag") == tag && response.body.isEmpty, "\(field)")
    }
    for field in ["\"x\"", "W/\"\"", "", ",,"] { #expect(try get(["If-None-Match: \(field)"]).status == 200) }
    let write = Write(account: .local, author: .owner, tool: "test", now: DeviceFixture.noon)
    _ = try fixture.library.updateRule("evening", expecting: nil, ["name": "Dusk"], write)
    let changed = try get(["If-None-Match: \(tag)"])
    #expect(changed.status == 200 && changed.field("etag") != tag && changed.body.contains("Dusk"))
  }

  @Test func `a pause is told while it lasts`() throws {
    // Wednesday, half past eight in the evening in Warsaw.
    fixture.time.withLock { $0 = 30_600 }
    let now = DeviceFixture.noon.adding(seconds: 30_600)
    _ = try fixture.library.pauseRule("evening", Write(account: .local, author: .owner, tool: "test", now: now))
    let paused = try get()
    #expect(
      try JSONValue(parsing: paused.body)["pauses"] == [
        ["rule_id": "evening", "start": "2026-12-09T19:30:00Z", "end": "2026-12-09T19:45:00Z"]
      ])
    fixture.time.withLock { $0 = 31_500 }
    #expect(try JSONValue(parsing: get().body)["pauses"] == [])
    #expect(try get().field("etag") != paused.field("etag"))
  }

  @Test func `HEAD answers as GET without the content`() throws {
    let (get, head) = (try get(), try get(method: "HEAD"))
    #expect(head.status == 200 && head.body.isEmpty)
    #expect(head.field("content-length") == "\(get.body.utf8.count)" && head.field("etag") == get.field("etag"))
  }

  @Test func `a phone sees its own account alone`() throws {
    let response = try get([], fixture.stranger.token)
    #expect(response.status == 200 && !response.body.contains("Evening") && response.body.contains("\"UTC\""))
    #expect(try get([], fixture.agent.token).status == 401)
    #expect(try fixture.ask("GET", DeviceFixture.snapshot, nil).status == 401)
  }

  @Test(arguments: ["PUT", "POST", "DELETE"])
  func `other methods are told which there are`(method: String) throws {
    let response = try fixture.ask(method, DeviceFixture.snapshot, fixture.phone.token, body: "{}")
    #expect(response.status == 405 && response.field("allow") == "GET, HEAD, OPTIONS")
  }

  @Test(arguments: ["/v1/device", "/v1/device/", "/v1/device/status/", "/v1/device/snapshots", "/v1/devices/status"])
  func `other paths are not there`(path: String) throws {
    #expect(try fixture.ask("GET", path, fixture.phone.token).status == 404)
  }
}
