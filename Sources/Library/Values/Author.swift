import Store

/// Who makes a change, as the history tells it.
package enum Author: Hashable, Sendable {
  /// The person, at the command line.
  case owner
  /// A program that speaks MCP: by its token, where it has one, and by the name its client gives.
  case agent(tokenID: String?, client: String?)
  /// A phone.
  case device(tokenID: String, name: String?)

  package var tokenID: String? {
    switch self {
    case .owner: nil
    case .agent(let tokenID, _): tokenID
    case .device(let tokenID, _): tokenID
    }
  }

  var record: ActorRecord {
    switch self {
    case .owner: ActorRecord(kind: .owner)
    case .agent(let tokenID, let client): ActorRecord(kind: .agent, tokenID: tokenID, name: client.map(Self.short))
    case .device(let tokenID, let name): ActorRecord(kind: .device, tokenID: tokenID, name: name.map(Self.short))
    }
  }

  /// Who a record names.
  init(_ record: ActorRecord) {
    self =
      switch (record.kind, record.tokenID) {
      case (.owner, _): .owner
      case (.device, let tokenID?): .device(tokenID: tokenID, name: record.name)
      case (.agent, _), (.device, nil): .agent(tokenID: record.tokenID, client: record.name)
      }
  }

  /// Whose idempotency keys these are: a token's, or those of a client of one name that comes without a token.
  var keyHolder: String {
    switch self {
    case .owner: "owner"
    case .agent(let tokenID, let client): tokenID.map { "token \($0)" } ?? "client \(client.map(Self.short) ?? "")"
    case .device(let tokenID, _): "token \(tokenID)"
    }
  }

  /// A client names itself as it likes; the history keeps 80 characters of it.
  private static func short(_ name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.prefix(80)))
  }
}
