package import Time

extension StatusSummary {
  /// What a summary is made from.
  package struct Input: Sendable {
    /// The last report of the device; nil where it never reported.
    package var report: StatusReport?
    package var history: StatusHistory
    package var now: Instant
    /// The library's zone.
    package var zone: ZoneRules
    /// How many days are shown: 7, 14 or 30.
    package var dayCount: Int
    /// The next day with an allowance, by the library's rules; nil where it is not known.
    package var nextAllowance: NextAllowance?
    /// Whether the zone is named where the age of the report is; not where it stands before.
    package var namesZone = true

    package struct NextAllowance: Hashable, Sendable {
      package let day: CivilDate
      package let minutes: Int

      package init(day: CivilDate, minutes: Int) {
        self.day = day
        self.minutes = minutes
      }
    }

    package init(
      report: StatusReport?, history: StatusHistory, now: Instant, zone: ZoneRules, dayCount: Int = 14,
      nextAllowance: NextAllowance? = nil
    ) {
      (self.report, self.history, self.now, self.zone) = (report, history, now, zone)
      (self.dayCount, self.nextAllowance) = (dayCount, nextAllowance)
    }
  }
}
