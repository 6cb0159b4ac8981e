/// What an event of a scenario says it is.
enum EventType: String, CaseIterable, Sendable {
  case use, open, shield, pause, resume, edit, delete, report, bonus
  case setTimeZone = "set_time_zone"
  case home, clock

  /// The members that it has beside `type`.
  var members: [String] {
    switch self {
    case .use: ["target", "start", "end"]
    case .open, .shield: ["target", "at"]
    case .pause, .resume, .delete: ["rule", "at"]
    case .edit: ["rule", "at", "set"]
    case .report: ["at", "day", "rule", "used_minutes", "opens", "time_zone"]
    case .bonus: ["rule", "at", "minutes", "key"]
    case .setTimeZone: ["at", "time_zone"]
    case .home: ["at", "present"]
    case .clock: ["at", "reads"]
    }
  }
}
