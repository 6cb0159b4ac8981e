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

  /// Schedules without pauses on the minutes of the week, which hold for nine days without a clock change: a pattern that
  /// is free at all is free within a week.
  private struct Week {
    private let calm: ZoneRules.Calm
    /// It answers for instants before this one.
    let limit: Instant
    let others: [Blocker]
    private let calendars: [WindowCalendar]

    init?(_ blockers: [Blocker], from instant: Instant) {
      var calendars: [WindowCalendar] = []
      var others: [Blocker] = []
      for blocker in blockers {
        if case .schedule(let calendar, let pauses) = blocker.body, pauses.spans.isEmpty, calendar.held.isEmpty {
          calendars.append(calendar)
        } else {
          others.append(blocker)
        }
      }
      guard let calm = calendars.first?.calm, calm.contains(instant.adding(seconds: -2 * 86_400)),
        calm.contains(instant.adding(seconds: 9 * 86_400))
      else { return nil }
      self.calm = calm
      self.calendars = calendars
      limit = instant.adding(seconds: 86_400)
      self.others = others
    }

    /// The end of what is covered at an instant, itself where nothing is; nil where all of the week is.
    func end(from instant: Instant) -> Instant? {
      let reading = calm.reading(at: instant)
      let weekday = CivilDate(dayNumber: reading.day).weekdayIndex
      guard let run = run(from: weekday * 1_440 + reading.secondOfDay / 60) else { return nil }
      return run == 0 ? instant : instant.adding(seconds: Int64(run * 60 - reading.secondOfDay % 60))
    }

    /// The count of covered minutes from one on; nil for the whole week. Most runs end after a few windows; where they do
    /// not, all windows are drawn at once.
    private func run(from start: Int) -> Int? {
      var run = 0
      for _ in 0..<16 {
        let minute = start + run
        let (weekday, minuteOfDay) = (minute / 1_440 % 7, minute % 1_440)
        var rest = 0
        for calendar in calendars { rest = max(rest, calendar.rest(ofWeekday: weekday, from: minuteOfDay)) }
        guard rest > 0 else { return run }
        run += rest
        guard run < WeekCoverage.minutes else { return nil }
      }
      var coverage = WeekCoverage()
      for calendar in calendars { coverage.add(calendar.windows, on: calendar.days) }
      return coverage.run(from: start)
    }
  }
}

extension WindowCalendar {
  /// The minutes on the clock that are left of a window at a minute of a weekday; 0 where none runs.
  fileprivate func rest(ofWeekday weekday: Int, from minuteOfDay: Int) -> Int {
    let startsToday = days.contains(index: weekday)
    let startedYesterday = days.contains(index: weekday == 0 ? 6 : weekday - 1)
    var rest = 0
    for window in windows {
      let start = window.start.minuteOfDay
      let end = start + window.clockMinutes
      if startsToday, start <= minuteOfDay { rest = max(rest, end - minuteOfDay) }
      if startedYesterday { rest = max(rest, end - 1_440 - minuteOfDay) }
    }
    return rest
  }
}
