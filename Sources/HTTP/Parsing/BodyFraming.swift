/// How the end of a request's content is known (RFC 9112 section 6.3).
package enum BodyFraming: Hashable, Sendable {
  /// Neither field was given, so there is no content.
  case none
  /// `Content-Length`; `Int.max` stands for numbers past 18 digits.
  case length(Int)
  case chunked
}
