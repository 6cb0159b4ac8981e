import Access
import Threads

/// The tokens of clients that were let in, by the Authorization field that each request repeats, so that a checksum and a
/// hash are computed once. Whether a token still holds is asked anew each time. How long a look takes tells nothing of a
/// token: only fields of the same seeded hash are compared.
final class KnownTokens: Sendable {
  /// Beyond so many all are forgotten; only tokens that the library knows get in.
  private static let limit = 256

  private let tokens = Lock<[String: AccessToken]>([:])

  func token(in field: String) -> AccessToken? { tokens.withLock { $0[field] } }

  func keep(_ token: AccessToken, in field: String) {
    tokens.withLock { tokens in
      if tokens.count >= Self.limit { tokens.removeAll() }
      tokens[field] = token
    }
  }
}
