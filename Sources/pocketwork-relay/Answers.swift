import JSON
import JSONRPC

/// Keeps the answers to one posted message right: every request in it gets exactly one.
struct Answers {
  private(set) var unanswered: [RequestID]
  /// The result of a single request.
  private(set) var result: JSONObject?

  private let isBatch: Bool

  init(_ ids: [RequestID], isBatch: Bool) { (unanswered, self.isBatch) = (ids, isBatch) }

  /// Looks at what the server sent; gives what goes on to the client, nil for an answer that nobody waits for.
  mutating func accept(_ value: JSONValue, isError: Bool) -> JSONValue? {
    guard let elements = value.array else { return acceptMessage(value, isError: isError) }
    let accepted = elements.compactMap { acceptMessage($0, isError: isError) }
    return accepted.isEmpty ? nil : .array(accepted)
  }

  private mutating func acceptMessage(_ value: JSONValue, isError: Bool) -> JSONValue? {
    guard var object = value.object else { return nil }
    if object.contains("method") { return value }
    if let id = object["id"].flatMap(RequestID.init), let index = unanswered.firstIndex(of: id) {
      unanswered.remove(at: index)
      result = object["result"]?.object
      return value
    }
    guard object.contains("error") else { return nil }
    // What has no id in the answer to a batch answers an element without one, or the whole.
    if isBatch {
      if isError { unanswered = [] }
      return value
    }
    // A refusal whose id the server could or would not read.
    guard isError else { return nil }
    guard let id = unanswered.popLast() else { return nil }
    object["id"] = id.json
    return .object(object)
  }

  /// Answers all that is left with one error.
  mutating func fail(_ error: RPCError) -> [JSONValue] {
    defer { unanswered = [] }
    return unanswered.map { .object(Response(id: $0, error).json) }
  }
}
