package import Access
import Faults
import Store
package import Time

extension Library {
  /// Revokes a token, from its next call on; what a device has reported goes with its token.
  package func revokeToken(
    _ id: String, _ kind: AccessToken.Kind = .agent, of account: AccountID, now: Instant
  ) throws(LibraryError) -> TokenView {
    try translating {
      try store.write { writer in
        let account = try Self.account(account, writer)
        let all = try writer.tokens(in: account.key)
        guard let record = all.first(where: { $0.id == id && $0.kind == kind.rawValue }),
          let view = TokenView(record)
        else { throw Self.unknown(id, kind, among: all) }
        try Self.remove(record, account, writer, now)
        return view
      }
    }
  }

  private static func unknown(
    _ id: String, _ kind: AccessToken.Kind, among all: [TokenRecord]
  ) -> LibraryError {
    let word = kind == .device ? "device" : "token"
    if all.contains(where: { $0.id == id }) {
      let other = kind == .device ? "token" : "device"
      return .notFound("\(Quoted.text(id)) is the id of a \(other): pocketwork \(other) revoke \(id).")
    }
    let known = all.filter { $0.kind == kind.rawValue }.map { "\($0.id) (\(Quoted.text($0.name)))" }
    return .notFound(
      "No \(word) has the id \(Quoted.text(id)). "
        + (known.isEmpty ? "There is none." : "There are: \(known.joined(separator: ", "))."))
  }

  /// Revokes every token of a kind that an account has.
  package func revokeAllTokens(
    _ kind: AccessToken.Kind = .agent, of account: AccountID, now: Instant
  ) throws(LibraryError) -> [TokenView] {
    try translating {
      try store.write { writer in
        let account = try Self.account(account, writer)
        let all = try writer.tokens(in: account.key).filter { $0.kind == kind.rawValue }
        for token in all { try Self.remove(token, account, writer, now) }
        return all.compactMap(TokenView.init)
      }
    }
  }

  static func remove(
    _ token: TokenRecord, _ account: AccountRecord, _ writer: any StoreWriter, _ now: Instant
  ) throws {
    if token.kind == AccessToken.Kind.device.rawValue { try rememberLocks(of: token.id, account, writer, now) }
    try writer.removeToken(token.id, in: account.key)
  }
}
