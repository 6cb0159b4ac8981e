package import Access
import Faults
import Names
import Store
package import Time

extension Library {
  /// Makes a token. Of each kind an account has five; a sixth takes the place of the oldest.
  package func createToken(
    _ kind: AccessToken.Kind, name: String, scopes: Scopes, for account: AccountID, now: Instant
  ) throws(LibraryError) -> NewToken {
    let checked: Name
    do {
      checked = try Name(name)
    } catch {
      throw .invalid(error.under("name"))
    }
    let token = AccessToken(kind, random: random)
    return try translating {
      try store.write { writer in
        let account = try Self.account(account, writer)
        let others = try writer.tokens(in: account.key).filter { $0.kind == kind.rawValue }
        let replaced = others.count >= LibraryLimits.tokens ? others.first : nil
        if let replaced { try Self.remove(replaced, account, writer, now) }
        let record = TokenRecord(
          id: random.id(kind == .device ? "device" : "token"), account: account, kind: kind.rawValue,
          name: checked.text, hash: token.digest.bytes,
          scopes: scopes.description, createdAt: now)
        try writer.insert(record)
        guard let view = TokenView(record) else { throw LibraryError.notFound("The token was not kept.") }
        return NewToken(token: token, view: view, replaced: replaced.flatMap(TokenView.init))
      }
    }
  }

  /// The account's tokens of a kind, the oldest first.
  package func tokens(
    _ kind: AccessToken.Kind = .agent, of account: AccountID
  ) throws(LibraryError) -> [TokenView] {
    try read(account) { snapshot throws(LibraryError) in
      do throws(StoreError) {
        return try snapshot.reader.tokens(in: snapshot.account.key).compactMap(TokenView.init).filter {
          $0.kind == kind
        }
      } catch {
        throw .store(error)
      }
    }
  }

  /// Who a token stands for; nil for one that is unknown or revoked. It is looked up once for each state of the store,
  /// so a revocation by any process holds from the next call on.
  package func authenticate(_ token: AccessToken) throws(LibraryError) -> Session? {
    let digest = token.digest
    let mark = store.mark()
    if let mark, let session = sessions.value(for: digest, in: mark) { return session }
    let session = try self.session(of: token, digest)
    // Where something was written meanwhile, nobody knows which state was read.
    if let mark, let session, store.mark() == mark { sessions.keep(session, for: digest, in: mark) }
    return session
  }

  /// Whether an account has an agent's token of this id with just these scopes; without an id, whether there is the
  /// account.
  package func holds(tokenID: String?, scopes: Scopes, of account: AccountID) throws(LibraryError) -> Bool {
    try translating {
      try store.read { reader in
        guard let record = try reader.account(account.description) else { return false }
        guard let tokenID else { return true }
        return try reader.tokens(in: record.key).compactMap(TokenView.init).contains {
          $0.id == tokenID && $0.kind == .agent && $0.scopes == scopes
        }
      }
    }
  }

  private func session(of token: AccessToken, _ digest: SHA256Digest) throws(LibraryError) -> Session? {
    try translating {
      try store.read { reader in
        guard let record = try reader.token(hash: digest.bytes), SHA256Digest(stored: record.hash) == digest,
          let view = TokenView(record), view.kind == token.kind
        else { return nil }
        return Session(
          account: AccountID(unchecked: record.accountID), tokenID: view.id, name: view.name, kind: view.kind,
          scopes: view.scopes)
      }
    }
  }
}
