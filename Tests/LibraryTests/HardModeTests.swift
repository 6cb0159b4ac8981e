import JSON
import Library
import Testing
import Time

struct HardModeTests {
  private let fixture: Fixture
  private var library: Library { fixture.library }

  /// 21:00 of the Wednesday in Warsaw, within the window of ``Fixture/evening``.
  private static let evening = Fixture.noon.adding(seconds: 9 * 3_600)

  init() throws { fixture = try Fixture() }

  @discardableResult
  private func makeHard(_ changes: JSONObject = [:], id: String = "h") throws -> WriteAnswer {
    var document = Fixture.evening
    document["hard_mode"] = true
    for member in changes.members { document[member.key] = member.value }
    document["confirmation"] = .string(try confirmation(of: document))
    return try library.createRule(document, id: id, preset: nil, fixture.write("create_rule"))
  }

  /// The text that the refusal of a draft names.
  private func confirmation(of document: JSONObject) throws -> String {
    let error = refusal { _ = try library.createRule(document, id: nil, preset: nil, fixture.write()) }
    #expect(error.code == "CONFIRMATION_REQUIRED")
    let text = error.message.split(separator: "set to exactly: ", maxSplits: 1).last.map(String.init)
    return try #require(text)
  }

  private static let always: JSONObject = ["days": ["every_day"], "windows": [["start": "00:00", "end": "24:00"]]]

  @Test func `hard mode needs the words that are made from the draft, and shows two weeks`() throws {
    var document = Fixture.evening
    document["hard_mode"] = true
    let text = try confirmation(of: document)
    #expect(text == "Hard mode for \"Evening\": Weekdays 20:00-22:00, blocks Social")
    let error = refusal { _ = try library.createRule(document, id: nil, preset: nil, fixture.write()) }
    #expect(error.message.contains("Wed 2026-12-09 to Fri 2026-12-11: 20:00-22:00; Mon 2026-12-14"))
    document["confirmation"] = .string(text)
    for (name, value) in [
      ("name", "Later" as JSONValue), ("days", ["every_day"]), ("windows", [["start": "20:00", "end": "23:00"]]),
      ("apps", ["mode": "block", "groups": ["Games"]]), ("apps", ["mode": "allow_only", "groups": ["Social"]]),
    ] {
      var other = document
      other[name] = value
      #expect(throws: LibraryError.self, "\(name)") {
        try library.createRule(other, id: nil, preset: nil, fixture.write())
      }
    }
    #expect(try fixture.revision() == 0)
    _ = try library.createRule(document, id: "h", preset: nil, fixture.write())
    #expect(try library.rule("h", of: .local, now: Self.evening).status.lock != nil)
  }

  @Test func `turning hard mode on needs the words too, and ends a running pause`() throws {
    try fixture.makeRule("r")
    _ = try library.pauseRule("r", fixture.write(at: Self.evening))
    let later = Self.evening.adding(seconds: 60)
    let error = refusal {
      _ = try library.updateRule("r", expecting: 1, ["hard_mode": true], fixture.write(at: later))
    }
    #expect(error.code == "CONFIRMATION_REQUIRED")
    let text = try #require(error.message.split(separator: "set to exactly: ").last.map(String.init))
    _ = try library.updateRule(
      "r", expecting: 1, ["hard_mode": true, "confirmation": .string(text)], fixture.write(at: later))
    let view = try library.rule("r", of: .local, now: later)
    #expect(view.document["status"]?["state"] == "active")
    #expect(view.document["status"]?["locked"] == true)
  }

  @Test(arguments: [([:] as JSONObject, Self.evening), (Self.always, Fixture.noon)])
  func `a locked rule keeps its account`(changes: JSONObject, now: Instant) throws {
    _ = try library.addAccount("anna", timeZone: "Europe/Warsaw", now: Fixture.noon)
    let anna = try #require(AccountID("anna"))
    var document = Fixture.evening
    document["hard_mode"] = true
    for member in changes.members { document[member.key] = member.value }
    document["confirmation"] = .string(try confirmation(of: document))
    _ = try library.createRule(document, id: "h", preset: nil, fixture.write(account: anna))
    #expect(refusal { try library.deleteAccount("anna", now: now) }.code == "LOCKED")
    #expect(try library.rules(of: anna, now: now).items.count == 1)
    guard changes.isEmpty else { return }
    try library.deleteAccount("anna", now: Fixture.noon)
    #expect(refusal { _ = try library.rules(of: anna, now: now) }.code == "NOT_FOUND")
  }

  @Test func `while a window runs weaker edits are refused by every entrance, and stricter ones pass`() throws {
    let made = try makeHard()
    let change = try #require(made.changeID)
    let write = fixture.write(at: Self.evening)
    let weaker: [(String, () throws -> WriteAnswer)] = [
      ("off", { try library.updateRule("h", expecting: nil, ["enabled": false], write) }),
      ("soft", { try library.updateRule("h", expecting: nil, ["hard_mode": false], write) }),
      (
        "shorter",
        { try library.updateRule("h", expecting: nil, ["windows": [["start": "20:00", "end": "21:30"]]], write) }
      ),
      ("fewer days", { try library.updateRule("h", expecting: nil, ["days": ["wednesday"]], write) }),
      ("less", { try library.updateRule("h", expecting: nil, ["apps": ["groups": ["Games"]]], write) }),
      ("delete", { try library.deleteRule("h", expecting: nil, write) }),
      ("undo", { try library.undoChange(change, write) }),
      ("zone", { try library.setTimeZone("Asia/Tokyo", write) }),
      ("pause", { try library.pauseRule("h", write) }),
    ]
    for (name, way) in weaker {
      let error = refusal { _ = try way() }
      #expect(error.code == "LOCKED", "\(name)")
      #expect(
        error.message.contains("unlocks at 2026-12-09T21:00:00Z (2026-12-09T22:00:00+01:00 in Europe/Warsaw). Until"),
        "\(name)")
    }
    let revision = try fixture.revision()
    #expect(revision == 1)
    _ = try library.updateRule("h", expecting: 1, ["windows": [["start": "19:00", "end": "23:00"]]], write)
    _ = try library.updateRule("h", expecting: 2, ["name": "Night"], write)
    #expect(try fixture.revision() == 3)
  }

  @Test func `outside its windows a hard rule is open to every edit`() throws {
    try makeHard()
    _ = try library.updateRule("h", expecting: 1, ["days": ["wednesday"]], fixture.write())
    _ = try library.deleteRule("h", expecting: 2, fixture.write())
    #expect(try library.rules(of: .local, now: Fixture.noon).items.isEmpty)
  }

  @Test func `a clock that was set back does not open a locked rule`() throws {
    try makeHard()
    _ = try library.updateRule("h", expecting: 1, ["name": "Night"], fixture.write(at: Self.evening))
    let error = refusal { _ = try library.deleteRule("h", expecting: 2, fixture.write()) }
    #expect(error.code == "LOCKED")
    #expect(try library.rule("h", of: .local, now: Fixture.noon).document["status"]?["locked"] == true)
  }

  @Test func `without a free moment a weakening waits a day, is shown, and takes effect on time`() throws {
    try makeHard(Self.always)
    let answer = try library.updateRule("h", expecting: 1, ["enabled": false], fixture.write(by: .owner))
    #expect(answer.changed == ["pending"])
    #expect(answer.summary.hasPrefix("Waits until 2026-12-10T12:00:00+01:00"))
    let pending = try library.overview(of: .local, now: Fixture.noon).pending
    #expect(pending.map(\.changeID) == [answer.changeID])
    let before = try library.rule("h", of: .local, now: Fixture.noon.adding(seconds: 86_399))
    #expect(before.document["status"]?["state"] == "active")
    #expect(before.document["pending"]?.array?.count == 1)
    // No server ran in between: the first look after the time finds it done, at its time.
    let after = try library.rule("h", of: .local, now: Fixture.noon.adding(seconds: 3 * 86_400))
    #expect(after.document["status"]?["state"] == "disabled")
    #expect(after.document["pending"] == nil)
    let newest = try #require(try library.changes(of: .local).items.first)
    #expect(newest.record.at == Fixture.noon.adding(seconds: 86_400))
    #expect(newest.record.actor.kind == .owner)
    #expect(newest.record.summary.hasPrefix("Took effect: "))
    #expect(try library.check() == [])
  }

  @Test func `undo cancels what waits, and does not bring it back`() throws {
    try makeHard(Self.always)
    let asked = try library.deleteRule("h", expecting: 1, fixture.write())
    let cancelled = try library.undoChange(try #require(asked.changeID), fixture.write())
    let later = Fixture.noon.adding(seconds: 2 * 86_400)
    #expect(try library.rule("h", of: .local, now: later).document["status"]?["state"] == "active")
    #expect(try library.overview(of: .local, now: later).pending == [])
    let error = refusal { _ = try library.undoChange(try #require(cancelled.changeID), fixture.write()) }
    #expect(error.code == "CANNOT_UNDO")
  }

  @Test func `what others changed while it waited stays`() throws {
    try makeHard(Self.always)
    _ = try library.updateRule("h", expecting: 1, ["days": ["weekdays"]], fixture.write())
    _ = try library.updateRule("h", expecting: 1, ["name": "Renamed", "block_adult_content": true], fixture.write())
    let later = try library.rule("h", of: .local, now: Fixture.noon.adding(seconds: 86_400))
    #expect(later.rule.name == "Renamed")
    #expect(later.rule.blocksAdultContent)
    #expect(later.document["days"] == ["monday", "tuesday", "wednesday", "thursday", "friday"])
  }

  @Test func `a waiting change is dropped where another writer has changed the same since`() throws {
    try makeHard([
      "days": ["every_day"], "windows": [["start": "00:00", "end": "24:00"]], "apps": ["groups": ["Social"]],
    ])
    let weaker: JSONObject = ["apps": ["groups": ["Games"]]]
    _ = try library.updateRule("h", expecting: 1, weaker, fixture.write())
    _ = try library.updateRule("h", expecting: 1, ["apps": ["groups": ["Social", "Games", "Video"]]], fixture.write())
    let later = Fixture.noon.adding(seconds: 86_400)
    let rule = try library.rule("h", of: .local, now: later)
    #expect(rule.document["apps"]?["groups"] == ["Social", "Games", "Video"])
    #expect(rule.document["pending"] == nil)
    #expect(try library.changes(of: .local).items.first?.record.summary.hasPrefix("Dropped") == true)
  }

  @Test func `what took effect can be undone, which is stricter`() throws {
    try makeHard(Self.always)
    _ = try library.deleteRule("h", expecting: 1, fixture.write())
    let later = Fixture.noon.adding(seconds: 2 * 86_400)
    #expect(refusal { _ = try library.rule("h", of: .local, now: later) }.code == "NOT_FOUND")
    let change = try #require(try library.changes(of: .local).items.first)
    _ = try library.undoChange(change.record.id, fixture.write(at: later))
    #expect(try library.rule("h", of: .local, now: later).status.lock != nil)
    #expect(try library.overview(of: .local, now: later).pending == [])
  }

  @Test func `a locked rule is told to be locked before the person is asked`() throws {
    try makeHard()
    var document = Self.always
    document["apps"] = ["mode": "block", "groups": ["Games"]]
    let write = fixture.write(at: Self.evening)
    #expect(refusal { _ = try library.updateRule("h", expecting: 1, document, write) }.code == "LOCKED")
  }

  @Test func `the last free moment of a hard rule is taken away with the words too`() throws {
    try makeHard()
    var document = Self.always
    let error = refusal { _ = try library.updateRule("h", expecting: 1, document, fixture.write()) }
    #expect(error.code == "CONFIRMATION_REQUIRED")
    #expect(error.message.contains("no free moment"))
    let text = try #require(error.message.split(separator: "set to exactly: ").last.map(String.init))
    document["confirmation"] = .string(text)
    _ = try library.updateRule("h", expecting: 1, document, fixture.write())
    _ = try library.updateRule("h", expecting: 2, ["block_adult_content": true], fixture.write())
  }

  @Test func `a deletion that was asked for twice can be undone`() throws {
    try makeHard(Self.always)
    _ = try library.deleteRule("h", expecting: 1, fixture.write())
    _ = try library.deleteRule("h", expecting: 1, fixture.write())
    let later = Fixture.noon.adding(seconds: 2 * 86_400)
    #expect(refusal { _ = try library.rule("h", of: .local, now: later) }.code == "NOT_FOUND")
    let changes = try library.changes(of: .local).items.map(\.record)
    let carriedOut = try #require(changes.dropFirst().first)
    _ = try library.undoChange(carriedOut.id, fixture.write(at: later))
    #expect(try library.rule("h", of: .local, now: later).status.lock != nil)
  }
}
