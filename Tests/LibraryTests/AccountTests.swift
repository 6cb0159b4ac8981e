import JSON
import Library
import Testing

struct AccountTests {
  private let fixture: Fixture
  private var library: Library { fixture.library }

  init() throws { fixture = try Fixture() }

  @Test func `local is there from the start and cannot be deleted`() throws {
    #expect(try library.accounts().map(\.id) == [.local])
    #expect(try library.accounts().first?.timeZone == "Europe/Warsaw")
    #expect(refusal { try library.deleteAccount("local", now: Fixture.noon) }.code == "INVALID_ARGUMENT")
  }

  @Test func `accounts share nothing, not even ids, names and keys`() throws {
    #expect(try library.addAccount("anna", timeZone: "Asia/Tokyo", now: Fixture.noon) == [])
    let anna = try #require(AccountID("anna"))
    let made = try fixture.makeRule("r")
    let write = fixture.write(key: "k", Fixture.evening, account: anna)
    let hers = try library.createRule(Fixture.evening, id: "r", preset: nil, write)
    #expect(hers.libraryRevision == 1)
    let undo = refusal { _ = try library.undoChange(made.changeID ?? "", fixture.write(account: anna)) }
    #expect(undo.code == "NOT_FOUND")
    #expect(!undo.message.contains("Social"))
    _ = try library.deleteRule("r", expecting: 1, fixture.write(account: anna))
    #expect(try library.rules(of: .local, now: Fixture.noon).items.count == 1)
    #expect(try library.rules(of: anna, now: Fixture.noon).items.count == 0)
    #expect(try library.overview(of: anna, now: Fixture.noon).timeZone.description == "Asia/Tokyo")
    try library.deleteAccount("anna", now: Fixture.noon)
    #expect(refusal { _ = try library.pages(of: anna) }.code == "NOT_FOUND")
    #expect(try library.check() == [])
  }

  @Test(arguments: [("anna", "ALREADY_EXISTS"), ("a b", "INVALID_ARGUMENT"), ("", "INVALID_ARGUMENT")])
  func `an account's id is of its form and new`(id: String, code: String) throws {
    _ = try library.addAccount("anna", timeZone: nil, now: Fixture.noon)
    #expect(refusal { _ = try library.addAccount(id, timeZone: nil, now: Fixture.noon) }.code == code)
  }

  @Test(arguments: [
    "CET", "EST", "Etc/GMT+5", "+01:00", "posix/Europe/Warsaw", "../../etc/passwd", "Europe/Nowhere", "",
  ])
  func `a zone is a name of the tz database`(name: String) throws {
    let error = refusal { _ = try library.setTimeZone(name, fixture.write()) }
    #expect(error.code == "INVALID_ARGUMENT")
    #expect(error.message.contains("time_zone"))
    #expect(!error.message.contains("did you mean \(name)?"))
    #expect(refusal { _ = try library.addAccount("x", timeZone: name, now: Fixture.noon) }.code == "INVALID_ARGUMENT")
  }

  @Test(arguments: [
    ("europe/warsaw", "Europe/Warsaw"), ("Warsaw", "Europe/Warsaw"), ("Europe/Warsow", "Europe/Warsaw"),
    ("new york", "America/New_York"),
  ])
  func `a zone that is nearly right is guessed`(name: String, guess: String) {
    let error = refusal { _ = try library.setTimeZone(name, fixture.write()) }
    #expect(error.message.contains("did you mean \(guess)?"), "\(error.message)")
  }
}
