import Access
import JSON
import JSONRPC
import Library
import MCP
import TestSupport
import Testing
import Threads
import Tools

struct ResourceTests {
  private let rig: Rig

  init() throws {
    rig = try Rig()
    _ = try rig.ok("create_page", ["name": "Morning", "page_id": "morning"])
    _ = try rig.ok("create_rule", Self.evening)
  }

  static let evening: JSONObject = [
    "name": "Evenings", "kind": "schedule", "days": ["weekdays"], "windows": [["start": "21:00", "end": "06:00"]],
    "apps": ["groups": ["Social"]], "rule_id": "evening",
  ]

  private static let writer = Caller(account: .local, tokenID: "t", scopes: Scopes(.write))

  private func read(_ uri: String, as caller: Caller = Rig.everything) -> ResourceResult? {
    let box = Monitor<ResourceResult?>(nil)
    rig.server.read(uri, in: RequestContext(caller: caller, revision: .r20260728)) { result in
      box.change { $0 = result }
    }
    return box.wait(until: { $0 != nil }, then: { $0 })
  }

  private func document(_ uri: String) throws -> JSONValue {
    guard case .contents(let contents)? = read(uri), case .text(let text)? = contents.first?.body else {
      throw Rig.Unexpected(text: "\(uri) cannot be read")
    }
    #expect(contents.count == 1 && contents[0].uri == uri)
    return try JSONValue(parsing: text)
  }

  @Test func `every listed resource can be read, has the type it says, and the size where it says one`() throws {
    let resources = try rig.server.resources(for: Rig.everything)
    #expect(
      resources.map(\.uri) == [
        "pocketwork://library", "pocketwork://status", "pocketwork://status/chart.png", "ui://pocketwork/status",
        "pocketwork://pages/morning",
        "pocketwork://rules/evening",
        "pocketwork://catalog", "pocketwork://schemas/page.json", "pocketwork://schemas/rule.json",
        "pocketwork://schemas/library.json",
      ])
    for resource in resources {
      guard case .contents(let contents)? = read(resource.uri), contents.count == 1 else {
        Issue.record("\(resource.uri) cannot be read")
        continue
      }
      #expect(contents[0].mimeType == resource.mimeType && contents[0].uri == resource.uri)
      switch contents[0].body {
      case .text(let text): #expect(resource.sizeBytes.map { $0 == text.utf8.count } ?? true)
      case .bytes(let bytes): #expect(resource.mimeType == "image/png" && !bytes.isEmpty)
      }
    }
    #expect(resources[4].annotations?.lastModified == Rig.start.description)
  }

  @Test func `a resource tells what the tool tells`() throws {
    #expect(try document("pocketwork://library") == .object(try rig.ok("get_library")))
    #expect(try document("pocketwork://rules/evening") == .object(try rig.ok("get_rule", ["rule_id": "evening"])))
    #expect(try document("pocketwork://catalog") == .object(try rig.ok("get_block_catalog")))
    let page = try rig.ok("get_page", ["page_id": "morning"])
    #expect(try document("pocketwork://pages/morning")["sections"] == page["sections"])
  }

  @Test(arguments: [
    "pocketwork://", "pocketwork://pages", "pocketwork://pages/", "pocketwork://pages/none", "pocketwork://pages/../x",
    "pocketwork://pages/morning/", "pocketwork://pages/morning?x", "pocketwork://pages/%6dorning",
    "pocketwork://rules/morning", "pocketwork://schemas/../Package.swift", "pocketwork://schemas/tools",
    "pocketwork://status/", "pocketwork://status/chart", "pocketwork://status/chart.png?days=7",
    "pocketwork://status/../library", "pocketwork://catalog/none", "pocketwork://library/x", "POCKETWORK://library",
    "file:///etc/passwd", "ui://pocketwork/status/", "ui://pocketwork", "UI://pocketwork/status",
    "pocketwork://pages/\(String(repeating: "a", count: 65))",
  ])
  func `anything else is not there`(uri: String) {
    #expect(read(uri) == .notFound)
  }

  @Test func `the status is that of get_status, and its picture that of render_status_chart`() throws {
    let phone = try rig.addPhone()
    let report: JSONObject = ["history": [["day": "2026-12-09", "session_minutes": 25, "sessions": 1]]]
    try rig.report(report, from: phone, at: "2026-12-09T20:40:00Z")
    try rig.move(to: "2026-12-09T20:50:00Z")
    #expect(try document("pocketwork://status") == .object(try rig.ok("get_status")))
    guard case .contents(let contents)? = read("pocketwork://status/chart.png") else {
      throw Rig.Unexpected(text: "no picture")
    }
    #expect(contents[0].body == .bytes(try rig.picture("render_status_chart").png))
    let listed = try rig.server.resources(for: Rig.everything).filter { $0.uri.hasPrefix("pocketwork://status") }
    #expect(listed.map { $0.annotations?.lastModified } == ["2026-12-09T20:40:00Z", "2026-12-09T20:40:00Z"])
  }

  @Test(arguments: [
    ("read", ["library", "pages/morning"], ["status", "status/chart.png"]),
    ("status", ["status", "status/chart.png"], ["library", "pages/morning", "catalog"]),
    ("write", [], ["library", "status", "status/chart.png"]),
  ])
  func `a token reads and watches what its scopes let it, and no more`(
    scopes: String, open: [String], closed: [String]
  ) throws {
    let caller = Caller(account: .local, tokenID: "t", scopes: try Scopes(parsing: scopes))
    let listed = try rig.server.resources(for: caller).map(\.uri)
    for uri in open.map({ "pocketwork://\($0)" }) {
      #expect(listed.contains(uri) && rig.server.mayWatch(uri, for: caller) && read(uri, as: caller) != .notFound)
    }
    for uri in closed.map({ "pocketwork://\($0)" }) {
      #expect(!listed.contains(uri) && !rig.server.mayWatch(uri, for: caller) && read(uri, as: caller) == .notFound)
    }
  }

  @Test func `a token that may not read finds nothing`() throws {
    #expect(read("pocketwork://library", as: Self.writer) == .notFound)
    #expect(try rig.server.resources(for: Self.writer).isEmpty)
    #expect(rig.server.prompts(for: Self.writer).isEmpty)
    #expect(!rig.server.mayWatch("pocketwork://library", for: Self.writer))
  }

  @Test(arguments: [
    ("pocketwork://library", true), ("pocketwork://pages/any", true), ("pocketwork://rules/any", true),
    ("pocketwork://status", true), ("pocketwork://status/chart.png", true), ("pocketwork://catalog", false),
    ("pocketwork://schemas/page.json", false), ("memo://x", false), ("ui://pocketwork/status", false),
  ])
  func `what can change can be watched`(uri: String, mayWatch: Bool) {
    #expect(rig.server.mayWatch(uri, for: Rig.everything) == mayWatch)
  }

  /// What a watch has told, as `list` or the URI.
  private final class Told: Sendable {
    private let words = Lock<[String]>([])

    func take(_ changes: [Change]) {
      words.withLock { words in
        for change in changes {
          switch change {
          case .resource(let uri): words.append(uri)
          case .resourceList: words.append("list")
          case .toolList, .promptList: words.append("?")
          }
        }
      }
    }

    func wait(for wanted: [String]) throws {
      try Deadline().poll("\(wanted)") { words.withLock { $0 == wanted } ? () : nil }
      words.withLock { $0 = [] }
    }
  }

  private static let status = ["pocketwork://status", "pocketwork://status/chart.png"]

  @Test func `a phone's report is told of to whom it may be, also one of the same second, and a late one`() throws {
    let (told, status, pages) = (Told(), Told(), Told())
    let readers = [(Scopes.all, told), (Scopes(.status), status), (Scopes(.read), pages)]
    _ = try rig.ok("create_rule", Self.limit)
    let phone = try rig.addPhone()
    let watches = readers.map { scopes, told in
      rig.server.watch(for: Caller(account: .local, tokenID: nil, scopes: scopes), told.take)
    }
    let library = ["pocketwork://library"]
    try rig.report([:], from: phone, at: "2026-12-09T20:40:00Z")
    for (told, wanted) in [(told, library + Self.status), (status, Self.status), (pages, library)] {
      try told.wait(for: wanted)
    }
    try rig.report(["routines": [Self.walk]], from: phone, at: "2026-12-09T20:40:00Z")
    for told in [told, status] { try told.wait(for: Self.status) }
    let late: JSONObject = [
      "reported_at": "2026-12-09T20:35:00Z", "history": [["day": "2026-12-08", "session_minutes": 9, "sessions": 1]],
    ]
    try rig.report(late, from: phone, at: "2026-12-09T20:40:00Z")
    for told in [told, status] { try told.wait(for: Self.status) }
    let used: JSONObject = ["rules": [["id": "games", "day": "2026-12-09", "used_minutes": 5]]]
    try rig.report(used, from: phone, at: "2026-12-09T20:40:00Z")
    let rule = library + ["pocketwork://rules/games"]
    for (told, wanted) in [(told, rule + Self.status), (status, Self.status), (pages, rule)] {
      try told.wait(for: wanted)
    }
    for watch in watches { watch.end() }
  }

  @Test func `what the status comes to by itself is told of when it comes`() throws {
    let walk: JSONValue = [
      "id": "walk", "name": "Walk", "kind": "session", "enabled": true, "running": true,
      "ends_at": "2026-12-09T21:00:00Z",
    ]
    try rig.report(["routines": [walk]], from: rig.addPhone(), at: "2026-12-09T20:40:00Z")
    let told = Told()
    let watch = rig.server.watch(for: Rig.everything, told.take)
    // The session's end, midnight in Warsaw, the end of the rule's window, a report that is a day old.
    for time in ["2026-12-09T21:00:00Z", "2026-12-09T23:00:00Z", "2026-12-10T05:00:00Z", "2026-12-10T20:40:00Z"] {
      try rig.move(to: time)
      try told.wait(for: Self.status)
    }
    watch.end()
  }

  private static let walk: JSONValue = [
    "id": "walk", "name": "Walk", "kind": "session", "enabled": true, "running": false,
  ]

  private static let limit: JSONObject = [
    "name": "Games", "kind": "time_limit", "days": ["every_day"], "daily_limit_minutes": 30,
    "apps": ["groups": ["Games"]], "rule_id": "games",
  ]

  @Test func `another process's write is told of, and only to those whose library it is`() throws {
    let (told, others) = (Told(), Told())
    _ = try rig.library.addAccount("anna", timeZone: nil, now: Rig.start)
    let stranger = Caller(account: try #require(AccountID("anna")), tokenID: nil, scopes: .all)
    let watches = [
      rig.server.watch(for: Rig.everything, told.take), rig.server.watch(for: stranger, others.take),
    ]
    let other = try Library.open(path: rig.folder.file("library.sqlite"), makesFile: false, now: Rig.start).library
    let write = Write(account: .local, author: .owner, tool: "test", now: Rig.start)
    _ = try other.updatePage("morning", expecting: 1, ["description": "new"], write)
    try told.wait(for: ["pocketwork://library", "pocketwork://pages/morning"] + Self.status)
    _ = try other.updatePage("morning", expecting: 2, ["name": "Dawn"], write)
    try told.wait(for: ["pocketwork://library", "list", "pocketwork://pages/morning"] + Self.status)
    _ = try other.deleteRule("evening", expecting: 1, write)
    try told.wait(for: ["pocketwork://library", "list", "pocketwork://rules/evening"] + Self.status)
    for watch in watches { watch.end() }
    try others.wait(for: [])
  }

  enum Loss: CaseIterable {
    case revocation, sixthToken, deletion, newAccount
  }

  @Test(arguments: Loss.allCases, [Scopes.all, Scopes(.write)])
  func `a watch ends with its token, and tells nothing of what came after it`(loss: Loss, scopes: Scopes) throws {
    let anna = try #require(AccountID("anna"))
    let library = rig.library
    _ = try library.addAccount("anna", timeZone: nil, now: Rig.start)
    func token() throws -> Caller {
      let id = try library.createToken(.agent, name: "T", scopes: scopes, for: anna, now: Rig.start).view.id
      return Caller(account: anna, tokenID: id, scopes: scopes)
    }
    let caller = try token()
    let (told, owner, closed) = (Told(), Told(), Lock(0))
    let watches = [rig.server.watch(for: caller, told.take), rig.server.watch(for: Rig.everything, owner.take)]
    watches[0].onClose { closed.withLock { $0 += 1 } }
    watches[1].onClose { Issue.record("The owner's watch was closed") }
    switch loss {
    case .revocation: _ = try library.revokeToken(caller.tokenID ?? "", of: anna, now: Rig.start)
    case .sixthToken: for _ in 0..<5 { _ = try token() }
    case .deletion: try library.deleteAccount("anna", now: Rig.start)
    case .newAccount:
      try library.deleteAccount("anna", now: Rig.start)
      _ = try library.addAccount("anna", timeZone: nil, now: Rig.start)
    }
    if loss != .deletion {
      let heir = Caller(account: anna, tokenID: nil, scopes: .all)
      _ = try rig.ok("create_page", ["name": "Secret", "page_id": "secret"], as: heir)
    }
    try Deadline().poll("the end of watch 1") { closed.withLock { $0 == 1 } ? () : nil }
    _ = try rig.ok("create_page", ["name": "Noon", "page_id": "noon"])
    try owner.wait(for: ["pocketwork://library", "list"] + Self.status)
    try told.wait(for: [])
    let late = rig.server.watch(for: caller, told.take)
    late.onClose { closed.withLock { $0 += 1 } }
    try Deadline().poll("the end of watch 2") { closed.withLock { $0 == 2 } ? () : nil }
    watches[1].end()
  }

  @Test func `a watch that comes after all others ended is told as well`() throws {
    for name in ["a", "b", "c"] {
      let told = Told()
      let watch = rig.server.watch(for: Rig.everything, told.take)
      _ = try rig.ok("create_page", ["name": .string(name), "page_id": .string(name)])
      try told.wait(for: ["pocketwork://library", "list"] + Self.status)
      watch.end()
    }
  }
}
