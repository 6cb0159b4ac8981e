import Access
import Library
import Testing

struct TokenTests {
  private let fixture: Fixture
  private var library: Library { fixture.library }

  init() throws { fixture = try Fixture() }

  private func make(_ name: String, _ kind: AccessToken.Kind = .agent, _ scopes: Scopes = .all) throws -> NewToken {
    try library.createToken(kind, name: name, scopes: scopes, for: .local, now: Fixture.noon)
  }

  @Test func `a token stands for its account with its scopes until it is revoked`() throws {
    let made = try make("Claude", .agent, .readOnly)
    let session = try #require(try library.authenticate(made.token))
    #expect(session.account == .local)
    #expect(session.tokenID == made.view.id)
    #expect(session.name == "Claude")
    #expect(session.scopes == .readOnly)
    #expect(try Fixture.open(fixture.path).authenticate(AccessToken(parsing: made.token.secretText)) == session)
    #expect(try library.authenticate(AccessToken(.agent)) == nil)
    #expect(try library.revokeToken(made.view.id, of: .local, now: Fixture.noon).name == "Claude")
    #expect(try library.authenticate(made.token) == nil)
  }

  @Test func `a sixth takes the place of the oldest, and the answer says which`() throws {
    let made = try (1...5).map { try make("T\($0)") }
    #expect(made.allSatisfy { $0.replaced == nil })
    _ = try make("phone", .device)
    let sixth = try make("T6")
    #expect(sixth.replaced?.name == "T1")
    #expect(try library.tokens(of: .local).map(\.name) == ["T2", "T3", "T4", "T5", "T6"])
    #expect(try library.tokens(.device, of: .local).map(\.name) == ["phone"])
    #expect(try library.authenticate(made[0].token) == nil)
  }

  @Test func `the file holds no part of a secret`() throws {
    let made = try make("Claude")
    let bytes = try fixture.folder.contents()
    let letters = Array(made.token.secretText.utf8.dropFirst(9))
    for start in stride(from: 0, through: letters.count - 12, by: 3) {
      #expect(!bytes.contains(Array(letters[start..<start + 12])))
    }
    #expect(bytes.contains(made.token.digest.bytes))
  }

  @Test func `only a write is remembered as a token's last use`() throws {
    let made = try make("Claude")
    _ = try library.authenticate(made.token)
    #expect(try library.tokens(of: .local).first?.lastWriteAt == nil)
    let author = Author.agent(tokenID: made.view.id, client: "Claude")
    _ = try library.createPage(["name": "P"], id: nil, fixture.write(by: author))
    #expect(try library.tokens(of: .local).first?.lastWriteAt == Fixture.noon)
  }

  @Test func `an unknown id is answered with those there are, and all go at once`() throws {
    let made = try make("Claude")
    let error = refusal { _ = try library.revokeToken("nope", of: .local, now: Fixture.noon) }
    #expect(error.code == "NOT_FOUND")
    #expect(error.message.contains(made.view.id))
    #expect(try library.revokeAllTokens(of: .local, now: Fixture.noon).count == 1)
    #expect(try library.tokens(of: .local).isEmpty)
    #expect(refusal { _ = try make("") }.code == "INVALID_ARGUMENT")
  }
}
