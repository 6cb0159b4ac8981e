/// Who made a change, in words that outlive the token.
package struct ActorRecord: Hashable, Sendable {
  /// `owner`, `agent` or `device`.
  package let kind: String
  package let tokenID: String?
  /// The client's own name, or the device's.
  package let name: String?

  package init(kind: String, tokenID: String? = nil, name: String? = nil) {
    self.kind = kind
    self.tokenID = tokenID
    self.name = name
  }
}
