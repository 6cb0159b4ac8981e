/// The words for events in a scenario, and the members that each has beside `type` and `at`.
enum EventType: String, CaseIterable, Hashable, Sendable {
  case tap, tick, input, submit, location, usage, use, health, restart, clock

  var members: [String] {
    switch self {
    case .tap: ["at", "block_id", "action"]
    case .tick: ["at", "block_id", "item"]
    case .input: ["at", "block_id", "value"]
    case .submit: ["at", "block_id", "values"]
    case .location: ["at", "present"]
    case .usage: ["at", "minutes", "block_id"]
    case .use: ["start", "end"]
    case .health: ["at", "metric", "value"]
    case .restart, .clock: ["at"]
    }
  }
}
