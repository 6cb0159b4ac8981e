package import HTTP
import JSON
import JSONRPC

/// MCP's streamable HTTP as a function: a request's head, body and caller to a response, or to a call that gives one.
///
/// Every message is one POST. Nothing is remembered of a client: there are no sessions, so a legacy request is served by
/// its `MCP-Protocol-Version` field, or, without one, as 2025-03-26.
package struct HTTPEndpoint<Definition: ServerDefinition>: Sendable {
  let server: Server<Definition>

  package init(server: Server<Definition>) { self.server = server }

  /// What a head that may go on says of how to read the body and how to answer.
  package struct Head: Sendable {
    let routing: RoutingHeaders
    let format: AnswerFormat
  }

  package enum Admission: Sendable {
    case refused(HTTP.Response)
    case admitted(Head)
  }

  /// Judges a head before its body is read: method, content type, acceptable answers.
  package func admit(_ head: RequestHead) -> Admission {
    guard head.method == .post else {
      return .refused(.text(.methodNotAllowed, "MCP messages come by POST.", fields: ["Allow": "POST"]))
    }
    guard Self.isJSON(head.fields) else {
      return .refused(.text(.unsupportedMediaType, "The content must be application/json."))
    }
    guard let format = AnswerFormat(accept: head.fields.list(of: "Accept")) else {
      return .refused(.text(.notAcceptable, "The answer is application/json or text/event-stream."))
    }
    return .admitted(Head(routing: RoutingHeaders(head.fields), format: format))
  }

  /// One `application/json`, in any case, with any parameters.
  private static func isJSON(_ fields: Fields) -> Bool {
    guard fields.count(of: "Content-Type") == 1 else { return false }
    if fields.has("Content-Type", equalTo: "application/json") { return true }
    guard let essence = fields["Content-Type"]?.split(separator: ";", omittingEmptySubsequences: false).first else {
      return false
    }
    return essence.lowercased().filter { $0 != " " && $0 != "\t" } == "application/json"
  }
}
