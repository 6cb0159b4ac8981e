import JSON
import Library
import Testing

struct GroupWriteTests {
  private let fixture: Fixture
  private var library: Library { fixture.library }

  init() throws { fixture = try Fixture() }

  @Test func `naming an unknown group makes it, once, and says so`() throws {
    let made = try fixture.makeRule("r", groups: ["Social", "Games"])
    #expect(made.warnings.filter { $0.hasPrefix("Made the app group") }.count == 2)
    #expect(made.onPhone == ["Pick the apps of the group \"Social\".", "Pick the apps of the group \"Games\"."])
    #expect(made.libraryRevision == 1)
    let again = try fixture.makeRule("s", groups: [" sOCIAL ", try fixture.groupID("Games")], name: "Other")
    #expect(!again.warnings.contains { $0.contains("app group") })
    #expect(again.item?.document["apps"]?["groups"] == ["Social", "Games"])
    #expect(try library.groups(of: .local, now: Fixture.noon).map(\.name) == ["Social", "Games"])
  }

  @Test func `a name close to another's is a warning`() throws {
    try fixture.makeRule("r", groups: ["Social"])
    let made = try fixture.makeRule("s", groups: ["Socal"], name: "Other")
    #expect(made.warnings.contains { $0.contains("\"Socal\" has nearly the name of \"Social\"") })
  }

  @Test func `names are one after trimming, composing and folding`() throws {
    try fixture.makeRule("r", groups: ["Straße"])
    try fixture.makeRule("s", groups: ["STRASSE"], name: "Other")
    #expect(try library.groups(of: .local, now: Fixture.noon).count == 1)
    try fixture.makeRule("t", groups: ["Caf\u{E9}"], name: "Third")
    let id = try fixture.groupID("Straße")
    let error = refusal { _ = try library.renameGroup(id, expecting: 1, to: "CAFE\u{301}", fixture.write()) }
    #expect(error.code == "ALREADY_EXISTS")
  }

  @Test func `a rename shows everywhere and touches nothing else`() throws {
    try fixture.makeRule("r")
    let id = try fixture.groupID("Social")
    let renamed = try library.renameGroup(id, expecting: 1, to: " People ", fixture.write("rename_app_group"))
    #expect(renamed.summary == "Renamed the app group \"Social\" to \"People\".")
    #expect(renamed.item?.document == ["id": .string(id), "revision": 2, "name": "People"])
    let rule = try library.rule("r", of: .local, now: Fixture.noon)
    #expect(rule.document["apps"]?["groups"] == ["People"])
    #expect(rule.revision == 1)
    #expect(try library.renameGroup(id, expecting: 2, to: "people", fixture.write()).changed == ["name"])
  }

  @Test func `a group in use is not deleted, and its users are named`() throws {
    try fixture.makeRule("r")
    _ = try library.createPage(
      [
        "name": "Focus",
        "blocks": [
          ["kind": "timer", "settings": ["minutes": 25]],
          ["kind": "screen_time", "settings": ["groups": ["Social"]]],
        ],
      ], id: "p", fixture.write())
    let id = try fixture.groupID("Social")
    let error = refusal { _ = try library.deleteGroup(id, expecting: 1, fixture.write()) }
    #expect(error.code == "IN_USE")
    #expect(error.message.contains("the page \"Focus\" (p), the rule \"Evening\" (r)"))
    _ = try library.deleteRule("r", expecting: 1, fixture.write())
    _ = try library.deletePage("p", expecting: 1, fixture.write())
    #expect(try library.deleteGroup(id, expecting: 1, fixture.write()).item?.document["deleted"] == true)
    #expect(try library.groups(of: .local, now: Fixture.noon).isEmpty)
  }

  @Test func `the twenty-first group is refused by its place in the document`() throws {
    let names = (1...20).map { "Group number \($0 * 7_919)" }
    try fixture.makeRule("r", groups: names)
    let error = refusal { try fixture.makeRule("s", groups: ["Elsewhere"], name: "Other") }
    #expect(error.message.contains("apps.groups[0]"), "\(error.message)")
    #expect(error.message.contains("at most 20 groups"))
    #expect(try library.groups(of: .local, now: Fixture.noon).count == 20)
  }

  @Test func `the id of a deleted group makes no new one`() throws {
    try fixture.makeRule("r")
    let id = try fixture.groupID("Social")
    _ = try library.deleteRule("r", expecting: 1, fixture.write())
    _ = try library.deleteGroup(id, expecting: 1, fixture.write())
    let error = refusal { try fixture.makeRule("s", groups: [id]) }
    #expect(error.code == "INVALID_ARGUMENT")
    #expect(error.message.contains("apps.groups[0] is \"\(id)\", the id of an app group that was deleted"))
    try fixture.makeRule("s", groups: ["Social"])
  }

  @Test func `a refused document leaves no group behind`() throws {
    var document = Fixture.evening
    document["days"] = []
    #expect(refusal { _ = try library.createRule(document, id: nil, preset: nil, fixture.write()) }.code != "none")
    #expect(try library.groups(of: .local, now: Fixture.noon).isEmpty)
  }
}
