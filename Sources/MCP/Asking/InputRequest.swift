package import JSON

/// Something that only the client, or the person before it, can tell.
package enum InputRequest: Hashable, Sendable {
  /// A form for the person: a flat object schema. Never for secrets.
  case elicitation(message: String, schema: JSONObject)
  /// A completion by the client's model (deprecated in 2026-07-28).
  case sampling(JSONObject)
  /// The client's roots (deprecated in 2026-07-28).
  case roots

  package var method: String {
    switch self {
    case .elicitation: "elicitation/create"
    case .sampling: "sampling/createMessage"
    case .roots: "roots/list"
    }
  }

  /// What the client must have declared for it.
  package var capability: ClientCapabilities.Kind {
    switch self {
    case .elicitation: .elicitation
    case .sampling: .sampling
    case .roots: .roots
    }
  }

  /// The mode of a form came with 2025-11-25.
  func params(in revision: Revision) -> JSONObject? {
    switch self {
    case .elicitation(let message, let schema):
      var params: JSONObject = [:]
      if revision >= .r20251125 { params["mode"] = "form" }
      params["message"] = .string(message)
      params["requestedSchema"] = .object(schema)
      return params
    case .sampling(let params): return params
    case .roots: return nil
    }
  }

  /// The request as it stands in an `input_required` result.
  func json(in revision: Revision) -> JSONObject {
    var object: JSONObject = ["method": .string(method)]
    object["params"] = params(in: revision).map(JSONValue.object)
    return object
  }
}
