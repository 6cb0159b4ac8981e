extension ZoneRules {
  /// The instant that a clock reading on a date means.
  ///
  /// A repeated reading means its first occurrence; a skipped one means the first instant after the gap, whatever the
  /// gap's length (half an hour, midnight, a whole date). `24:00` is 00:00 of the next date.
  ///
  /// A stretch without clock changes that may hold the answer saves looking it up.
  @inlinable
  package func instant(of time: WallClockTime, on date: CivilDate, near calm: Calm? = nil) -> Instant {
    let local = Int64(date.dayNumber) * 86_400 + Int64(time.minuteOfDay) * 60
    return calm?.instant(ofLocalSeconds: local) ?? instant(ofLocalSeconds: local)
  }

  /// The first instant that a date has. A date that the zone skipped starts where the next one does.
  package func start(of date: CivilDate) -> Instant {
    instant(ofLocalSeconds: Int64(date.dayNumber) * 86_400)
  }

  /// The date whose start is the last one at or before an instant. It differs from the calendar on the wall only where
  /// the clock goes back over midnight: a date that has begun stays.
  package func date(at instant: Instant) -> CivilDate {
    let shown = localTime(at: instant).date
    let next = shown.adding(days: 1)
    return start(of: next) <= instant ? next : shown
  }

  @usableFromInline
  func instant(ofLocalSeconds local: Int64) -> Instant {
    // Offsets are at most 26 hours, so the wanted instant is less than two days from the reading taken as UTC.
    let slack: Int64 = 2 * 86_400
    let shift = shift(for: local + slack)
    let wanted = local - shift
    var index = segment(at: wanted - slack)
    while index < transitions.count, wanted - Int64(offsets[index]) >= transitions[index] {
      let jump = transitions[index]
      index += 1
      // The clock jumps over the wanted reading.
      if wanted - Int64(offsets[index]) < jump { return Instant(seconds: jump + shift) }
    }
    return Instant(seconds: wanted - Int64(offsets[index]) + shift)
  }
}
