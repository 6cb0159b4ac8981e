package import Status
package import Time

/// What one phone has reported.
package struct DeviceReports: Sendable {
  package let device: DeviceView
  /// The newest report, as it was sent; nil while sharing is off.
  package let report: StatusReport?
  package let receivedAt: Instant?
  /// All of its reports, merged by day: the last days, and what the phone already calls tomorrow.
  package let history: StatusHistory
  /// What is odd about the phone, in sentences: its clock, its zone.
  package let warnings: [String]

  /// The newest report as of an instant that has passed here: a phone whose clock is far ahead made it when it came.
  package var currentReport: StatusReport? {
    guard var report, let reportedAt = device.reportedAt else { return nil }
    report.reportedAt = reportedAt
    return report
  }
}
