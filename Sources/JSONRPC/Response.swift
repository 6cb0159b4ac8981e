package import JSON

/// The answer to one request: a result or an error.
package struct Response: Hashable, Sendable {
  package enum Outcome: Hashable, Sendable {
    case result(JSONObject)
    case error(RPCError)
  }

  /// Nil where the request's id could not be read; the member is left out then, as MCP's schema wants it.
  package let id: RequestID?
  package let outcome: Outcome

  package init(id: RequestID?, _ outcome: Outcome) {
    self.id = id
    self.outcome = outcome
  }

  package init(id: RequestID?, _ error: RPCError) { self.init(id: id, .error(error)) }

  /// Reads what a peer answers. A result that is no object, and an error that is none, are an error all the same.
  init(id: RequestID?, reading message: JSONObject) {
    self.id = id
    if let result = message["result"]?.object {
      outcome = .result(result)
    } else {
      let code = message["error"]?["code"]?.wholeNumber.flatMap { Int(exactly: $0) }
      let text = message["error"]?["message"]?.string ?? "the response has neither a result nor an error"
      outcome = .error(RPCError(code.map { ErrorCode($0) } ?? .internalError, text))
    }
  }

  package var json: JSONObject {
    var object: JSONObject = ["jsonrpc": "2.0"]
    object["id"] = id?.json
    switch outcome {
    case .result(let result): object["result"] = .object(result)
    case .error(let error): object["error"] = .object(error.json)
    }
    return object
  }

  /// The text of a response whose result is JSON text already: what ``json`` would be written as.
  package static func encoded(id: RequestID, result: [UInt8]) -> [UInt8] {
    let id = id.json.encoded
    var text: [UInt8] = []
    text.reserveCapacity(result.count + id.count + 40)
    text += #"{"jsonrpc":"2.0","id":"#.utf8
    text += id
    text += #","result":"#.utf8
    text += result
    text.append(UInt8(ascii: "}"))
    return text
  }
}
