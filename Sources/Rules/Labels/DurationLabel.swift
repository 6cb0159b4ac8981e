/// Words for a length of time: `6h`, `1h 29m`, `29m`, `under a minute`, `3d 4h` from two days on. Minutes are floored.
package enum DurationLabel {
  package static func text(seconds: Int64) -> String {
    let minutes = max(0, seconds) / 60
    switch minutes {
    case 0: return "under a minute"
    case ..<60: return "\(minutes)m"
    case ..<2_880: return joined("\(minutes / 60)h", minutes % 60, "m")
    default: return joined("\(minutes / 1_440)d", minutes / 60 % 24, "h")
    }
  }

  private static func joined(_ whole: String, _ rest: Int64, _ unit: String) -> String {
    rest == 0 ? whole : "\(whole) \(rest)\(unit)"
  }
}
