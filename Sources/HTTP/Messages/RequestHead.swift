/// The request line and the field lines of a request.
package struct RequestHead: Sendable {
  package let method: Method
  package let version: Version
  package let fields: Fields
  private let targetText: Target

  /// Makes a head as the parser would, for tests and for what calls a handler without a socket.
  /// `target` is in origin form, `/path?query`.
  package init(_ method: Method, _ target: String, version: Version = .http11, fields: Fields = [:]) {
    self.init(method: method, target: Target(origin: target), version: version, fields: fields)
  }

  init(method: Method, target: Target, version: Version, fields: Fields) {
    self.method = method
    self.version = version
    self.fields = fields
    targetText = target
  }

  /// The path as it was sent, percent signs and all, without the query; `*` for `OPTIONS *`.
  package var path: String { targetText.path }

  /// What follows the first `?`; nil without one.
  package var query: String? { targetText.query }

  /// The host and port that the request is for: the target's where it is in absolute form (RFC 9112 section 3.2.2),
  /// otherwise `Host`; nil where a request of HTTP/1.0 has neither.
  package var authority: String? { targetText.authority ?? fields["Host"] }
}
