import Faults
import Time

/// Parts of sentences that people read.
enum Sentence {
  /// A name in quotes, isolated where it runs from right to left.
  static func quoted(_ name: String) -> String { "\"\(Isolated.text(name))\"" }

  /// An instant in UTC, and beside it as the zone's clocks show it.
  static func moment(_ instant: Instant, in zone: ZoneRules) -> String {
    "\(instant) (\(zone.localTime(at: instant)) in \(zone.name))"
  }

  /// `A`, `A and B`, `A, B and C`.
  static func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return "\(parts.dropLast().joined(separator: ", ")) and \(last)"
  }
}
