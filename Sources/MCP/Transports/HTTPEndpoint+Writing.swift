import HTTP
import JSON
import JSONRPC

extension HTTPEndpoint {
  /// What could not be read or given an era: 400 in every era, always JSON.
  static func refused(_ refusal: RefusedMessage) -> HTTP.Response {
    json(.badRequest, JSONValue.object(refusal.response.json).encoded)
  }

  /// A response to a request. Errors of modern requests have their own status, and are JSON whatever was asked for;
  /// legacy clients would take a 404 for the end of their session.
  static func write(_ response: JSONRPC.Response, in era: Era, _ format: AnswerFormat) -> HTTP.Response {
    let body = JSONValue.object(response.json)
    if era.revision.isModern, case .error(let error) = response.outcome {
      return json(status(of: error.code), body.encoded)
    }
    return write(body.encoded, format)
  }

  /// The response to a request whose result is JSON text already.
  static func write(result: [UInt8], of id: RequestID, _ format: AnswerFormat) -> HTTP.Response {
    write(JSONRPC.Response.encoded(id: id, result: result), format)
  }

  /// The responses of a batch; one that holds notifications alone has an empty answer.
  static func write(batch responses: [JSONRPC.Response], _ format: AnswerFormat) -> HTTP.Response {
    responses.isEmpty ? Response(.accepted) : write(JSONValue.array(responses.map { .object($0.json) }).encoded, format)
  }

  private static func write(_ body: [UInt8], _ format: AnswerFormat) -> HTTP.Response {
    switch format {
    case .json: json(.ok, body)
    case .event:
      Response(
        .ok,
        fields: [
          "Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no",
        ], body: ServerEvent(data: body).encoded)
    }
  }

  static func json(_ status: Status, _ body: [UInt8]) -> HTTP.Response {
    Response(status, fields: jsonFields, body: body)
  }

  private static var jsonFields: Fields { ["Content-Type": "application/json"] }

  static func status(of code: ErrorCode) -> Status {
    switch code {
    case .methodNotFound: .notFound
    case .internalError: .ok
    case .tooMany: .tooManyRequests
    default: .badRequest
    }
  }
}
