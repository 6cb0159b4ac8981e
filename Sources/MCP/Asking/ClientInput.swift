import Faults
package import JSON
import JSONRPC

/// What a client answers when it calls again, and the state that it was given to keep.
package struct ClientInput: Hashable, Sendable {
  /// By key; every value is an object. Keys that nobody asked for may be among them.
  package let responses: JSONObject
  package let state: JSONValue?

  package init(responses: JSONObject = [:], state: JSONValue? = nil) {
    (self.responses, self.state) = (responses, state)
  }

  /// What the person did with a form; nil where there is no answer under this key, or none that is one.
  package func elicitation(_ key: String) -> ElicitationAnswer? { responses[key].flatMap(ElicitationAnswer.init) }

  /// - Throws: -32602 where `inputResponses` is no object of objects. Null is none.
  static func responses(in params: JSONObject?) throws(RPCError) -> JSONObject {
    guard let sent = params?["inputResponses"], !sent.isNull else { return [:] }
    guard let responses = sent.object else {
      throw RPCError(.invalidParams, "params.inputResponses is of type \(sent.typeName); it must be an object")
    }
    for member in responses.members where member.value.object == nil {
      let place = "params.inputResponses[\(Quoted.text(member.key))]"
      throw RPCError(.invalidParams, "\(place) is of type \(member.value.typeName); it must be an object")
    }
    return responses
  }
}
