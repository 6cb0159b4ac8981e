import JSON

/// The rules that one request is served by, and what they say of its client.
enum Era: Hashable, Sendable {
  case modern(ModernMetadata)
  /// `client` is what `initialize` told, where the transport remembers it.
  case legacy(Revision, client: Implementation?)

  var revision: Revision {
    switch self {
    case .modern: .r20260728
    case .legacy(let revision, _): revision
    }
  }

  var client: Implementation? {
    switch self {
    case .modern(let metadata): metadata.client
    case .legacy(_, let client): client
    }
  }

  /// What the request itself declares of its client; nil in the legacy era, where `initialize` did.
  var capabilities: ClientCapabilities? {
    switch self {
    case .modern(let metadata): ClientCapabilities(metadata.capabilities)
    case .legacy: nil
    }
  }
}
