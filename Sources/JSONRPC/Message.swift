package import JSON

/// One JSON-RPC 2.0 message as it came in, told apart by the members it has.
package enum Message: Hashable, Sendable {
  case request(Request)
  case notification(Notification)
  /// An answer to a request of ours.
  case response(Response)

  /// Reads one message. Unknown members are ignored; an id that is not valid is no missing id.
  /// - Throws: ``RefusedMessage`` with the id, where one can be read.
  package init(_ value: JSONValue) throws(RefusedMessage) {
    guard let object = value.object else {
      throw RefusedMessage(id: nil, "the message is of type \(value.typeName); it must be an object")
    }
    let id = object["id"].map(RequestID.init)
    let readable = id ?? nil
    guard object["jsonrpc"] == "2.0" else {
      throw RefusedMessage(id: readable, "jsonrpc must be \"2.0\"")
    }
    if case .some(.none) = id {
      let type = object["id"]?.typeName ?? "null"
      throw RefusedMessage(id: nil, "id is of type \(type); it must be a string or a whole number")
    }
    guard let method = object["method"] else {
      guard object.contains("result") || object.contains("error") else {
        throw RefusedMessage(id: readable, "the message has no method")
      }
      self = .response(Response(id: readable, reading: object))
      return
    }
    guard let name = method.string else {
      throw RefusedMessage(id: readable, "method is of type \(method.typeName); it must be a string")
    }
    guard !object.contains("result"), !object.contains("error") else {
      throw RefusedMessage(id: readable, "a message with a method has neither result nor error")
    }
    self = try Self.call(name, id: readable, params: object["params"])
  }

  private static func call(_ method: String, id: RequestID?, params: JSONValue?) throws(RefusedMessage) -> Message {
    guard let id else { return .notification(Notification(method: method, params: params?.object)) }
    guard let params else { return .request(Request(id: id, method: method, params: nil)) }
    guard let object = params.object else {
      let error = RPCError(.invalidParams, "params is of type \(params.typeName); it must be an object")
      throw RefusedMessage(id: id, error)
    }
    return .request(Request(id: id, method: method, params: object))
  }
}
