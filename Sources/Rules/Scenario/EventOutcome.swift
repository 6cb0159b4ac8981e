import JSON
import Time

/// What became of an event.
struct EventOutcome {
  enum Result {
    case accepted
    case refused(RuleRefusal)
    case pending(Instant)
  }

  let index: Int
  let result: Result
  var `class`: EditEffect.Class?

  var json: JSONValue {
    var object: JSONObject = ["index": .integer(index)]
    switch result {
    case .accepted: object["result"] = "accepted"
    case .refused(let refusal):
      object["result"] = "refused"
      object["code"] = .string(refusal.code.rawValue)
      object["message"] = .string(refusal.message)
      object["until"] = refusal.until.map { "\($0)" }
    case .pending(let instant):
      object["result"] = "pending"
      object["effective_at"] = "\(instant)"
    }
    object["class"] = `class`.map { .string($0.rawValue) }
    return .object(object)
  }
}
