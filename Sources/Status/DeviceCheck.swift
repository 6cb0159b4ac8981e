package import Time

/// What is odd about a device that reported; it changes nothing else.
package enum DeviceCheck {
  /// How far a device's clock may be off, in seconds.
  package static let clockTolerance: Int64 = 120

  /// Sentences for a person, none where nothing is odd.
  package static func warnings(of report: StatusReport, receivedAt: Instant, libraryZone: ZoneName) -> [String] {
    var warnings: [String] = []
    let difference = report.reportedAt.seconds(since: receivedAt)
    if abs(difference) > clockTolerance {
      let amount = Words.minutes(Int(min(abs(difference) / 60, 1_000_000)))
      warnings.append(
        difference > 0
          ? "The phone's clock is \(amount) ahead." : "The report came \(amount) late, or the phone's clock is behind.")
    }
    if report.zone != libraryZone {
      warnings.append("The phone is in \(report.zone), the library in \(libraryZone); days keep the phone's dates.")
    }
    return warnings
  }
}
