package import Time

/// What all reports of one device came to for one day of a rule's limit.
package struct ReportedUseRecord: Hashable, Sendable {
  package let device: String
  package let day: CivilDate
  /// The rule's id.
  package let rule: String
  package let minutes: Int?
  package let opens: Int?
  /// When the report came that told of so much.
  package let receivedAt: Instant

  package init(device: String, day: CivilDate, rule: String, minutes: Int?, opens: Int?, receivedAt: Instant) {
    (self.device, self.day, self.rule) = (device, day, rule)
    (self.minutes, self.opens, self.receivedAt) = (minutes, opens, receivedAt)
  }
}
