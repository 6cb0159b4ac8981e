package import Time

/// A token as it is kept: its hash alone.
package struct TokenRecord: Hashable, Sendable {
  package let id: String
  package let account: AccountRecord.Key
  package let accountID: String
  /// `agent` or `device`.
  package let kind: String
  package let name: String
  /// SHA-256, 32 bytes.
  package let hash: [UInt8]
  /// As in `read,write`.
  package let scopes: String
  package let createdAt: Instant
  /// The last accepted write with it; reads leave no trace, because they must not write.
  package let lastWriteAt: Instant?

  package init(
    id: String, account: AccountRecord, kind: String, name: String, hash: [UInt8], scopes: String, createdAt: Instant,
    lastWriteAt: Instant? = nil
  ) {
    self.init(
      id: id, account: account.key, accountID: account.id, kind: kind, name: name, hash: hash, scopes: scopes,
      createdAt: createdAt, lastWriteAt: lastWriteAt)
  }

  init(
    id: String, account: AccountRecord.Key, accountID: String, kind: String, name: String, hash: [UInt8],
    scopes: String, createdAt: Instant, lastWriteAt: Instant?
  ) {
    self.id = id
    self.account = account
    self.accountID = accountID
    self.kind = kind
    self.name = name
    self.hash = hash
    self.scopes = scopes
    self.createdAt = createdAt
    self.lastWriteAt = lastWriteAt
  }
}
