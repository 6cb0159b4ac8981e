/// A request method, RFC 9110 section 9. Methods are case-sensitive: `post` is an unknown one.
package enum Method: Hashable, Sendable {
  case get, head, post, put, delete, options, patch, trace, connect
  case other(String)

  /// Takes a token as it came; the caller has checked its characters.
  package init(_ name: String) {
    self =
      switch name {
      case "GET": .get
      case "HEAD": .head
      case "POST": .post
      case "PUT": .put
      case "DELETE": .delete
      case "OPTIONS": .options
      case "PATCH": .patch
      case "TRACE": .trace
      case "CONNECT": .connect
      default: .other(name)
      }
  }

  package var name: String {
    switch self {
    case .get: "GET"
    case .head: "HEAD"
    case .post: "POST"
    case .put: "PUT"
    case .delete: "DELETE"
    case .options: "OPTIONS"
    case .patch: "PATCH"
    case .trace: "TRACE"
    case .connect: "CONNECT"
    case .other(let name): name
    }
  }

  /// Whether a request of this method says how long its content is, even where it is empty (411 otherwise).
  package var needsLength: Bool {
    switch self {
    case .post, .put, .patch: true
    case .get, .head, .delete, .options, .trace, .connect, .other: false
    }
  }
}
