import HTTP

/// How an answer is written: JSON for everyone who does not rule it out, else a stream of one event.
enum AnswerFormat: Hashable, Sendable {
  case json
  case event

  /// Chooses by `Accept`; nil where neither is acceptable. No field, and one that cannot be read, means anything goes.
  init?(accept: String?) {
    // What nearly every client sends need not be taken apart.
    guard let accept, accept != "application/json, text/event-stream", accept != "*/*" else {
      self = .json
      return
    }
    let ranges = accept.split(separator: ",").compactMap { MediaRange($0) }
    if ranges.isEmpty || Self.weight(of: "application", "json", in: ranges) > 0 {
      self = .json
    } else if Self.weight(of: "text", "event-stream", in: ranges) > 0 {
      self = .event
    } else {
      return nil
    }
  }

  /// Whether a stream may be sent, should there be more than one message.
  static func acceptsStream(_ accept: String?) -> Bool {
    guard let accept, accept != "application/json, text/event-stream", accept != "*/*" else { return true }
    let ranges = accept.split(separator: ",").compactMap { MediaRange($0) }
    return ranges.isEmpty || weight(of: "text", "event-stream", in: ranges) > 0
  }

  /// The weight that the closest range gives; 0 where none matches.
  private static func weight(of type: String, _ subtype: String, in ranges: [MediaRange]) -> Int {
    let closest = ranges.filter { $0.precision(for: type, subtype) > 0 }
      .max { $0.precision(for: type, subtype) < $1.precision(for: type, subtype) }
    return closest?.weight ?? 0
  }
}
