/// Who made a change, in words that outlive the token.
package struct ActorRecord: Hashable, Sendable {
  package let kind: Kind
  package let tokenID: String?
  /// The client's own name, or the device's.
  package let name: String?

  package init(kind: Kind, tokenID: String? = nil, name: String? = nil) {
    self.kind = kind
    self.tokenID = tokenID
    self.name = name
  }
}
