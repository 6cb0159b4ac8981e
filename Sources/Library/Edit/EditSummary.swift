/// What an update did, as the beginning of a sentence that goes on with what it was done to.
///
/// Whether something was switched on or off is what the owner looks for first in the history.
enum EditSummary {
  /// - Parameters:
  ///   - changed: the names of the members that changed.
  ///   - isEnabled: as it is now.
  ///   - isHard: as it is now; for a rule.
  static func of(_ changed: [String], isEnabled: Bool, isHard: Bool = false) -> String {
    switch changed {
    case ["enabled"]: "Switched \(isEnabled ? "on" : "off")"
    case ["hard_mode"]: isHard ? "Turned hard mode on for" : "Turned hard mode off for"
    default: "Changed \(changed.map { word($0, isEnabled, isHard) }.joined(separator: ", ")) of"
    }
  }

  private static func word(_ name: String, _ isEnabled: Bool, _ isHard: Bool) -> String {
    switch name {
    case "enabled": "enabled (\(isEnabled ? "on" : "off") now)"
    case "hard_mode": "hard_mode (\(isHard ? "on" : "off") now)"
    default: name
    }
  }
}
