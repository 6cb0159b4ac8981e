import JSON
import Time

/// A number of the day from the phone's health data.
package struct HealthValue: BlockKind {
  package enum Metric: String, CaseIterable, Hashable, Sendable {
    case steps
    case activeEnergy = "active_energy"
    case exerciseMinutes = "exercise_minutes"
    case protein, carbohydrates, fat, water

    var label: String {
      switch self {
      case .steps: "steps"
      case .activeEnergy: "active energy"
      case .exerciseMinutes: "exercise minutes"
      case .protein: "protein"
      case .carbohydrates: "carbohydrates"
      case .fat: "fat"
      case .water: "water"
      }
    }
  }

  package let metric: Metric

  static let metric = Setting<Metric>.choice("metric", default: .steps, "What to read.")

  package static let declaration = BlockDeclaration(
    .health, in: .data, title: "Health",
    "Today's total of a health metric; unavailable until the phone has read it on that day.",
    settings: [metric.declaration], outputs: [.output("value", .number, "value")],
    example: ["kind": "health", "name": "Steps", "settings": ["metric": "steps"]],
    onPhone: "Health data must be allowed, and is read, on the phone.")

  package init?(reading reader: inout SettingsReader) {
    guard let metric = reader.read(Self.metric) else { return nil }
    self.metric = metric
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.metric, metric)
  }
}

extension HealthValue: RunningKind {
  func run(_ turn: inout Turn) {
    if case .health(metric, let total) = turn.event {
      turn.memory.number = total
      turn.memory.day = turn.today.dayNumber
    }
    let isOfToday = turn.memory.day == turn.today.dayNumber
    turn.outputs["value"] = (isOfToday ? turn.memory.number : nil).map(Signal.number) ?? .unavailable
  }

  func nextChange(after now: Instant, _ memory: BlockMemory, in zone: ZoneRules, used: Set<String>) -> Instant? {
    memory.day == zone.date(at: now).dayNumber ? WindowClock.nextDay(after: now, in: zone) : nil
  }
}
