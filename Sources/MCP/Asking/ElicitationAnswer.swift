package import JSON

/// What a person did with a form.
package enum ElicitationAnswer: Hashable, Sendable {
  case accept(JSONObject)
  case decline
  case cancel

  /// Nil for what is no answer to a form.
  init?(_ value: JSONValue) {
    switch value["action"]?.string {
    case "accept": self = .accept(value["content"]?.object ?? [:])
    case "decline": self = .decline
    case "cancel": self = .cancel
    default: return nil
    }
  }
}
