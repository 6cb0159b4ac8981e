import JSON
import Library
import Testing

struct TransferTests {
  private static let connected: JSONObject = [
    "name": "Connected", "enabled": true,
    "blocks": [
      ["kind": "time_window", "id": "w", "settings": ["start": "21:00", "end": "22:00"]],
      [
        "kind": "app_gate", "id": "g", "settings": ["groups": ["Social", "Games"]],
        "inputs": ["closed": ["block_id": "w", "output": "active"]],
      ],
    ],
  ]

  private func filled() throws -> Fixture {
    let fixture = try Fixture()
    _ = try fixture.library.createPage(Fixture.morning, id: "m", fixture.write())
    _ = try fixture.library.createPage(Self.connected, id: "c", fixture.write())
    _ = try fixture.library.createRule(Fixture.evening, id: "e", preset: nil, fixture.write())
    return fixture
  }

  private func refusal(_ act: () throws(LibraryError) -> Void) -> String? {
    do throws(LibraryError) {
      try act()
    } catch {
      return error.message
    }
    return nil
  }

  private func exported(_ fixture: Fixture) throws -> JSONObject { try fixture.library.exportDocument(of: .local) }

  @Test(arguments: ImportMode.allCases)
  func `what is exported, imported and exported again is the same to the byte`(mode: ImportMode) throws {
    let document = try exported(try filled())
    let bytes = JSONValue.object(document).indented
    let other = try Fixture(seed: 2)
    let read = try #require(try JSONValue(parsing: bytes).object)
    let answer = try other.library.importDocument(read, mode: mode, other.write("library import"))
    #expect(answer.changed.count == 5)
    #expect(JSONValue.object(try exported(other)).indented == bytes)
    let again = try other.library.importDocument(read, mode: mode, other.write("library import"))
    #expect(again.changed.isEmpty)
    #expect(again.changeID == nil)
    _ = try other.library.undoChange(try #require(answer.changeID), other.write("undo"))
    #expect(try other.library.pages(of: .local).items.isEmpty)
  }

  @Test
  func `replacing removes what the document lacks, and a dry run says so without writing`() throws {
    let fixture = try filled()
    let document = try exported(try Fixture(seed: 3))
    let dry = try fixture.library.importDocument(document, mode: .replace, fixture.write("library import", dry: true))
    #expect(dry.changed.allSatisfy { $0.hasPrefix("removed ") })
    #expect(dry.changed.contains(#"removed page "Morning" (m)"#))
    #expect(try fixture.library.pages(of: .local).items.count == 2)
    let answer = try fixture.library.importDocument(document, mode: .replace, fixture.write("library import"))
    #expect(answer.changed == dry.changed)
    #expect(try exported(fixture) == document)
    _ = try fixture.library.undoChange(try #require(answer.changeID), fixture.write("undo"))
    #expect(try fixture.library.pages(of: .local).items.count == 2)
  }

  @Test
  func `merging keeps what is there, and a group of the same name is the same group`() throws {
    let fixture = try Fixture()
    _ = try fixture.library.createRule(Fixture.evening, id: "own", preset: nil, fixture.write())
    _ = try fixture.library.importDocument(try exported(try filled()), mode: .merge, fixture.write("library import"))
    let groups = try fixture.library.groups(of: .local, now: Fixture.noon)
    #expect(groups.map(\.name).sorted() == ["Games", "Social"])
    #expect(try fixture.library.rules(of: .local, now: Fixture.noon).items.count == 2)
    #expect(try fixture.library.check().isEmpty)
  }

  @Test(arguments: [
    (#"{"format": "x"}"#, "format must be"), (#"{"format_version": 2}"#, "format_version is 2; this program knows 1"),
    (#"{"time_zone": "Mars/Base"}"#, "time_zone is"), (#"{"pages": 1}"#, "pages is 1; it must be an array"),
    (#"{"extra": 1}"#, "extra is an unknown field"),
    (
      #"{"pages": [{"id": "p", "name": "P", "description": "", "enabled": false, "made_block_ids": 0, "blocks": [{"id": "a", "kind": "video", "name": "V", "settings": {}}]}]}"#,
      #"pages[0].blocks[0].kind is "video""#
    ),
    (
      #"{"pages": [{"id": "p", "name": "P", "description": "", "enabled": false, "made_block_ids": 0, "blocks": [{"id": "a", "kind": "app_gate", "name": "V", "settings": {"groups": ["gone"]}}]}]}"#,
      "it must be the id of one of the document's groups"
    ),
    (
      #"{"rules": [{"id": "r", "name": "R", "kind": "schedule", "enabled": true, "days": ["monday"], "windows": [{"start": "09:00", "end": "10:00"}], "apps": {"mode": "block", "groups": [], "categories": [], "domains": ["co.uk"]}, "hard_mode": false, "block_adult_content": false}]}"#,
      "rules[0].apps.domains[0]"
    ),
    (#"{"groups": [{"id": "a", "name": "A"}, {"id": "b", "name": "a"}]}"#, "groups[1].name is that of an earlier one"),
  ])
  func `a document with one fault is refused whole`(patch: String, part: String) throws {
    let fixture = try filled()
    let before = try exported(fixture)
    var document = before
    for member in try #require(try JSONValue(parsing: patch).object).members { document[member.key] = member.value }
    let message = refusal { () throws(LibraryError) in
      _ = try fixture.library.importDocument(document, mode: .replace, fixture.write("library import"))
    }
    #expect(message?.contains(part) == true, "\(message ?? "taken")")
    #expect(try exported(fixture) == before)
  }

  @Test
  func `a routine of the phone app becomes a page, and its groups the library's`() throws {
    let fixture = try filled()
    let routine: JSONObject = [
      "schema_version": 1, "id": "r", "name": "R", "description": "", "enabled": true,
      "blocks": [
        ["id": "w", "type": "schedule", "title": "W", "days": [1, 7], "start": "09:00", "end": "12:00"],
        ["id": "s", "type": "screen_time", "title": "S", "groups": ["social"]],
      ],
      "rules": ["block_during_focus": true, "notify_on_complete": false],
    ]
    let answer = try fixture.library.importDocument(routine, mode: .merge, fixture.write("library import"))
    #expect(answer.changed == [#"added page "R" (r)"#])
    let page = try fixture.library.page("r", of: .local)
    #expect(page.head["summary"] == "Weekends 09:00–12:00 · blocks Social")
    #expect(throws: LibraryError.self) {
      _ = try fixture.library.importDocument(routine, mode: .replace, fixture.write("library import"))
    }
  }

  @Test
  func `a library has one home allowance, whichever way it comes`() throws {
    let fixture = try Fixture()
    let home: JSONObject = [
      "name": "Home",
      "blocks": [
        [
          "kind": "home_allowance",
          "settings": [
            "groups": ["Games"], "time_zone": "America/Los_Angeles",
            "allowances": [
              ["days": ["monday"], "allowance_minutes": 30, "windows": [["start": "18:00", "end": "18:30"]]]
            ],
          ],
        ]
      ],
    ]
    _ = try fixture.library.createPage(home, id: "one", fixture.write())
    let message = refusal { () throws(LibraryError) in
      _ = try fixture.library.createPage(home, id: "two", fixture.write())
    }
    #expect(message?.contains("has the library's one") == true)
    #expect(throws: LibraryError.self) {
      _ = try fixture.library.createPage(["name": "X", "from_page_id": "one"], id: "x", fixture.write())
    }
  }
}
