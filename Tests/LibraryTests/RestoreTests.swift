import Foundation
import JSON
import Library
import Store
import TestSupport
import Testing

struct RestoreTests {
  private let fixture: Fixture
  private let backup: String
  private var library: Library { fixture.library }

  init() throws {
    fixture = try Fixture()
    backup = fixture.folder.file("backup.sqlite")
    try fixture.makePage("p")
    try fixture.makeRule("r", groups: ["Social", "Games"])
  }

  private func restore(_ path: String? = nil, dry: Bool = false, editGuard: EditGuard = .hardMode) throws
    -> RestoreReport
  {
    try Library.restore(
      path: path ?? fixture.path, from: backup, isDryRun: dry, now: Fixture.noon, random: Fixture.random(9),
      editGuard: editGuard)
  }

  private func edit() throws {
    _ = try library.updatePage("p", expecting: 1, ["name": "Changed"], fixture.write())
    _ = try library.deleteRule("r", expecting: 1, fixture.write())
    _ = try library.deleteGroup(try fixture.groupID("Games"), expecting: 1, fixture.write())
    try fixture.makePage("new", "New")
    _ = try library.setTimeZone("UTC", fixture.write())
  }

  @Test func `a backup is one file for its owner that opens as a library`() throws {
    try library.backUp(to: backup)
    let mode = try FileManager.default.attributesOfItem(atPath: backup)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(refusal { try library.backUp(to: backup) }.code == "INTERNAL")
    let names = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path)
    #expect(names.filter { $0.hasPrefix("backup") } == ["backup.sqlite"])
    let copy = try Fixture.open(backup)
    #expect(try copy.page("p", of: .local).page.name == "Morning")
    #expect(try copy.check() == [])
  }

  @Test func `a restore is a write: everything is as it was, revisions go on, and it can be undone`() throws {
    let made = try library.createToken(.agent, name: "T", scopes: .all, for: .local, now: Fixture.noon)
    try library.backUp(to: backup)
    _ = try library.revokeToken(made.view.id, of: .local, now: Fixture.noon)
    try edit()
    let bytes = try Data(contentsOf: URL(fileURLWithPath: backup))

    let dry = try restore(dry: true)
    #expect(try fixture.revision() == 7)
    #expect(dry.accounts.count == 1)
    #expect(dry.accounts[0].changeID == nil)

    let report = try restore()
    #expect(!report.replacesFile)
    let account = try #require(report.accounts.first)
    #expect(account.added == ["\"Games\" (group \(try fixture.groupID("Games")))", "\"Evening\" (rule r)"])
    #expect(account.changed == ["\"Morning\" (page p)", "the time zone, to Europe/Warsaw"])
    #expect(account.removed == ["\"New\" (page new)"])
    #expect(
      [account.added, account.changed, account.removed] == [
        dry.accounts[0].added, dry.accounts[0].changed, dry.accounts[0].removed,
      ])
    #expect(try library.page("p", of: .local).revision == 3)
    #expect(try library.rule("r", of: .local, now: Fixture.noon).revision == 3)
    #expect(try fixture.revision() == 8)
    #expect(try library.authenticate(made.token) == nil)
    #expect(try library.check() == [])
    #expect(try Data(contentsOf: URL(fileURLWithPath: backup)) == bytes)

    #expect(try restore().accounts[0].changeID == nil)
    _ = try library.undoChange(try #require(account.changeID), fixture.write())
    #expect(try library.page("p", of: .local).page.name == "Changed")
    #expect(try library.page("new", of: .local).page.name == "New")
    #expect(try library.groups(of: .local, now: Fixture.noon).map(\.name) == ["Social"])
    let names = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path)
    #expect(names.filter { $0.contains("restore") } == [])
  }

  @Test func `groups that have swapped their names since are swapped back`() throws {
    try library.backUp(to: backup)
    let (social, games) = (try fixture.groupID("Social"), try fixture.groupID("Games"))
    for (id, name) in [(social, "Other"), (games, "Social"), (social, "Games")] {
      _ = try library.renameGroup(id, expecting: nil, to: name, fixture.write())
    }
    let report = try restore()
    #expect(try fixture.groupID("Social") == social)
    #expect(try fixture.groupID("Games") == games)
    _ = try library.undoChange(try #require(report.accounts.first?.changeID), fixture.write())
    #expect(try fixture.groupID("Social") == games)
  }

  @Test func `the guard judges a restore`() throws {
    try library.backUp(to: backup)
    try edit()
    let before = try library.changes(of: .local).items
    let shut = EditGuard { _ throws(LibraryError) in throw .locked("The rule is locked.") }
    #expect(refusal { _ = try restore(editGuard: shut) }.code == "LOCKED")
    #expect(refusal { _ = try restore(dry: true, editGuard: shut) }.code == "LOCKED")
    #expect(try library.changes(of: .local).items == before)
  }

  @Test func `into a new library all accounts are brought back`() throws {
    _ = try library.addAccount("anna", timeZone: "Asia/Tokyo", now: Fixture.noon)
    let anna = try #require(AccountID("anna"))
    _ = try library.createPage(["name": "Hers"], id: "p", fixture.write(account: anna))
    try library.backUp(to: backup)
    let path = fixture.folder.file("other.sqlite")
    let other = try Fixture.open(path)
    _ = try other.createPage(["name": "Kept aside"], id: "x", fixture.write())
    let report = try restore(path)
    #expect(report.accounts.map(\.isNew) == [true, false])
    #expect(try other.page("p", of: anna).page.name == "Hers")
    #expect(try other.pages(of: .local).items.map(\.page.name) == ["Morning"])
    _ = try other.createPage(["name": "Next"], id: nil, fixture.write())
    #expect(try other.check() == [])
  }

  @Test(arguments: [true, false])
  func `where the library is missing or damaged the backup takes its place`(isDamaged: Bool) throws {
    try library.backUp(to: backup)
    let path = fixture.folder.file("lost.sqlite")
    var broken = Data()
    if isDamaged {
      broken = try Data(contentsOf: URL(fileURLWithPath: backup)).prefix(20_000)
      try broken.write(to: URL(fileURLWithPath: path))
    }
    #expect(try restore(path, dry: true).replacesFile)
    #expect(FileManager.default.fileExists(atPath: path) == isDamaged)
    let report = try restore(path)
    #expect(report.replacesFile)
    #expect(report.keptFile == (isDamaged ? "\(path).damaged-1" : nil))
    if let kept = report.keptFile { #expect(try Data(contentsOf: URL(fileURLWithPath: kept)) == broken) }
    let restored = try Fixture.open(path)
    #expect(try restored.page("p", of: .local).revision == 1)
    #expect(try restored.changes(of: .local).items.count == 2)
    #expect(try restored.check() == [])
  }

  @Test func `a backup that is newer, damaged, something else or missing is refused, and nothing changes`() throws {
    try library.backUp(to: backup)
    let good = try Data(contentsOf: URL(fileURLWithPath: backup))
    var newer = good
    newer[63] = 99
    let bad: [(Data?, String)] = [
      (newer, "is of version 99"), (good.prefix(good.count / 2), "is damaged"),
      (Data("text".utf8), "is not a Pocketwork"),
      (Data(), "is not a Pocketwork"), (nil, "there is no such file"),
    ]
    let before = try fixture.revision()
    for (content, words) in bad {
      try FileManager.default.removeItem(atPath: backup)
      if let content { try content.write(to: URL(fileURLWithPath: backup)) }
      let text = refusalText { _ = try restore() }
      #expect(text.contains(words) && text.contains(backup), "\(text)")
      if content == nil { try good.write(to: URL(fileURLWithPath: backup)) }
    }
    #expect(try fixture.revision() == before)
    let names = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path)
    #expect(names.filter { $0.contains("restore") } == [])
  }

  @Test func `a backup with documents that break the rules is refused, and the check names them`() throws {
    let group = try fixture.groupID("Games")
    let breaks: [(ItemKind, String, (inout ItemRecord) -> Void, String)] = [
      (.page, "p", { $0.body["name"] = "" }, "the stored page p cannot be read"),
      (.page, "p", { $0.body["id"] = "q" }, "the stored page p cannot be read"),
      (.rule, "r", { $0.body["days"] = [] }, "the stored rule r cannot be read"),
      (.group, group, { $0.name = "a\u{202E}b" }, "the stored group \(group) cannot be read"),
      (.rule, "r", { $0.body["apps"] = ["mode": "block", "groups": ["gone"]] }, "the app group gone"),
    ]
    for (kind, id, change, words) in breaks {
      try library.backUp(to: backup)
      let copy = try Fixture.open(backup)
      try copy.store.write { writer in
        let account = try #require(try writer.account("local"))
        var record = try #require(try writer.item(ItemKey(kind: kind, id: id), in: account.key))
        change(&record)
        try writer.put(record, in: account.key)
      }
      let faults = try copy.check()
      #expect(faults.contains { $0.contains(words) }, "\(faults)")
      let text = refusalText { _ = try restore() }
      #expect(text.contains(words), "\(text)")
      SQLiteStore.remove(backup)
    }
    #expect(try fixture.revision() == 2)
  }

  private func refusalText(_ call: () throws -> Void) -> String {
    do {
      try call()
      return "none"
    } catch {
      return "\(error)"
    }
  }
}
