package import HTTP
import JSON
import JSONRPC

/// MCP's streamable HTTP as a function: a request's head, body and caller to a response, or to work that gives one.
///
/// Every message is one POST. Modern requests stand alone. Legacy clients have a session where the server offers
/// something that needs one; where it does not, a request is served by its `MCP-Protocol-Version` field, or, without
/// one, as 2025-03-26.
package struct HTTPEndpoint<Definition: ServerDefinition>: Sendable {
  let server: Server<Definition>
  let sessions: Sessions?

  package init(server: Server<Definition>) {
    self.server = server
    sessions = server.definition.offering.needsSessions ? Sessions() : nil
  }

  /// What a head that may go on says of how to read the body and how to answer.
  package struct Head: Sendable {
    enum Verb: Sendable {
      /// A message, and how its answer is written.
      case post(AnswerFormat)
      /// The standing stream of a session.
      case get
      /// The end of a session.
      case delete
    }

    let verb: Verb
    let routing: RoutingHeaders
    let acceptsStream: Bool
  }

  package enum Admission: Sendable {
    case refused(HTTP.Response)
    case admitted(Head)
  }

  /// Whether legacy clients have sessions, so that GET and DELETE mean something.
  package var hasSessions: Bool { sessions != nil }

  /// The methods that are served, for `Allow`.
  package var methods: String { sessions == nil ? "POST" : "POST, GET, DELETE" }

  /// Judges a head before its body is read: method, content type, acceptable answers.
  package func admit(_ head: RequestHead) -> Admission {
    let routing = RoutingHeaders(head.fields)
    let accept = head.fields.list(of: "Accept")
    let acceptsStream = AnswerFormat.acceptsStream(accept)
    switch head.method {
    case .get where offersStreams(routing):
      guard acceptsStream else { return .refused(.text(.notAcceptable, "The answer is text/event-stream.")) }
      return .admitted(Head(verb: .get, routing: routing, acceptsStream: true))
    case .delete where offersStreams(routing):
      return .admitted(Head(verb: .delete, routing: routing, acceptsStream: acceptsStream))
    case .post: break
    default:
      return .refused(.text(.methodNotAllowed, "MCP messages come by POST.", fields: ["Allow": methods]))
    }
    guard head.fields.hasMediaType("application/json") else {
      return .refused(.text(.unsupportedMediaType, "The content must be application/json."))
    }
    if let encoding = head.fields["Content-Encoding"], encoding.lowercased() != "identity" {
      return .refused(.text(.unsupportedMediaType, "The content must be sent as it is, without Content-Encoding."))
    }
    guard let format = AnswerFormat(accept: accept) else {
      return .refused(.text(.notAcceptable, "The answer is application/json or text/event-stream."))
    }
    return .admitted(Head(verb: .post(format), routing: routing, acceptsStream: acceptsStream))
  }

  /// GET and DELETE are about sessions, which the modern era has not.
  private func offersStreams(_ routing: RoutingHeaders) -> Bool {
    sessions != nil && !routing.version.says(Revision.r20260728.rawValue)
  }
}
