import JSON
import Library
import Testing

struct PageCacheTests {
  private let fixture: Fixture

  init() throws { fixture = try Fixture() }

  private func name(_ id: String = "p") throws -> String {
    let (one, listed) = (try fixture.library.page(id, of: .local), try fixture.library.pages(of: .local))
    let same = listed.items.first { $0.page.id == one.page.id }
    #expect(same?.page == one.page)
    return one.page.name
  }

  @Test func `a page that was read is never shown as it was before another's write`() throws {
    let other = try Fixture.open(fixture.path, seed: 2)
    try fixture.makePage("p")
    #expect(try name() == "Morning")
    for text in ["A", "B", "C"] {
      _ = try other.updatePage("p", expecting: nil, ["name": .string(text)], fixture.write())
      #expect(try name() == text)
    }
  }

  @Test func `a refused write leaves nothing behind that a later one is mistaken for`() throws {
    try fixture.makePage("p")
    for text in ["A", "B"] {
      _ = try fixture.library.updatePage("p", expecting: 1, ["name": .string(text)], fixture.write(dry: true))
    }
    _ = try fixture.library.updatePage("p", expecting: 1, ["name": "C"], fixture.write())
    #expect(try name() == "C")
  }

  @Test func `an id that is free again means the new page, whatever its revision`() throws {
    try fixture.makePage("p", "Old")
    #expect(try name() == "Old")
    _ = try fixture.library.deletePage("p", expecting: 1, fixture.write())
    let later = Fixture.noon.adding(seconds: 40 * 86_400)
    _ = try fixture.library.createPage(["name": "Other"], id: "q", fixture.write(at: later))
    _ = try fixture.library.createPage(["name": "New"], id: "p", fixture.write(at: later))
    #expect(try name() == "New")
    #expect(try fixture.library.page("p", of: .local).revision == 1)
  }

  @Test func `accounts with the same ids see their own pages`() throws {
    _ = try fixture.library.addAccount("anna", timeZone: nil, now: Fixture.noon)
    let anna = try #require(AccountID("anna"))
    try fixture.makePage("p", "Mine")
    _ = try fixture.library.createPage(["name": "Hers"], id: "p", fixture.write(account: anna))
    #expect(try name() == "Mine")
    #expect(try fixture.library.page("p", of: anna).page.name == "Hers")
    #expect(try name() == "Mine")
  }

  @Test func `more pages than are kept are all right`() throws {
    for account in ["a", "b", "c"] { _ = try fixture.library.addAccount(account, timeZone: nil, now: Fixture.noon) }
    let accounts = try ["a", "b", "c"].map { try #require(AccountID($0)) }
    for account in accounts {
      for number in 0..<50 {
        _ = try fixture.library.createPage(
          ["name": .string("\(account) \(number)")], id: "p\(number)", fixture.write(account: account))
      }
    }
    for _ in 0..<2 {
      for account in accounts {
        let names = try fixture.library.pages(of: account).items.map(\.page.name)
        #expect(names == (0..<50).map { "\(account) \($0)" })
        #expect(try fixture.library.page("p7", of: account).page.name == "\(account) 7")
      }
    }
  }
}
