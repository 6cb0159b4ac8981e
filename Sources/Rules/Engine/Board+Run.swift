import Time

extension Board {
  /// The end of the run over several blockers that holds an instant, so that nothing flickers where one ends and the
  /// next starts; nil where no end is in sight.
  static func runEnd(of blockers: [Blocker], from instant: Instant, for target: Target?) -> Instant? {
    let limit = instant.adding(seconds: Blocker.horizonSeconds)
    let week = Week(blockers, from: instant)
    var end = instant
    while end < limit {
      var later = end
      if let week, end < week.limit {
        guard let covered = week.end(from: end) else { return nil }
        later = max(later, covered)
        for blocker in week.others { later = max(later, blocker.blockEnd(at: end, for: target) ?? later) }
      } else {
        for blocker in blockers { later = max(later, blocker.blockEnd(at: end, for: target) ?? later) }
      }
      guard later > end else { return end }
      end = later
    }
    return nil
  }

  /// Schedules without pauses as the minutes of the week that they cover, which holds for nine days without a clock
  /// change: a pattern that is free at all is free within a week.
  private struct Week {
    private let calm: ZoneRules.Calm
    /// It answers for instants before this one.
    let limit: Instant
    let others: [Blocker]
    private var coverage = WeekCoverage()

    init?(_ blockers: [Blocker], from instant: Instant) {
      var calm: ZoneRules.Calm?
      var others: [Blocker] = []
      for blocker in blockers {
        guard case .schedule(let calendar, let pauses) = blocker.body, pauses.spans.isEmpty, calendar.held.isEmpty
        else {
          others.append(blocker)
          continue
        }
        calm = calm ?? calendar.calm
        coverage.add(calendar.windows, on: calendar.days)
      }
      guard let calm, calm.contains(instant.adding(seconds: -2 * 86_400)),
        calm.contains(instant.adding(seconds: 9 * 86_400))
      else { return nil }
      self.calm = calm
      limit = instant.adding(seconds: 86_400)
      self.others = others
    }

    /// The end of what is covered at an instant, itself where nothing is; nil where all of the week is.
    func end(from instant: Instant) -> Instant? {
      let reading = calm.reading(at: instant)
      let minute = CivilDate(dayNumber: reading.day).weekdayIndex * 1_440 + reading.secondOfDay / 60
      guard let run = coverage.run(from: minute) else { return nil }
      return run == 0 ? instant : instant.adding(seconds: Int64(run * 60 - reading.secondOfDay % 60))
    }
  }
}
