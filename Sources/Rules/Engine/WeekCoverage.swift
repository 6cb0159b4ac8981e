import Time

/// The minutes of the week's clock that windows cover; the week begins on Monday at 00:00.
struct WeekCoverage {
  static let minutes = 7 * 1_440

  /// A bit a minute.
  private var words = [UInt64](repeating: 0, count: (minutes + 63) / 64)

  mutating func add(_ windows: [DailyWindow], on days: DaySet) {
    for day in 0..<7 where days.contains(index: day) {
      for window in windows {
        let start = day * 1_440 + window.start.minuteOfDay
        let end = start + window.clockMinutes
        fill(start, min(end, Self.minutes))
        if end > Self.minutes { fill(0, end - Self.minutes) }
      }
    }
  }

  private mutating func fill(_ start: Int, _ end: Int) {
    var minute = start
    while minute < end {
      let bit = minute % 64
      let count = min(64 - bit, end - minute)
      words[minute / 64] |= (count == 64 ? .max : (1 << UInt64(count)) - 1) << UInt64(bit)
      minute += count
    }
  }

  /// The count of covered minutes from one on, at most a week; nil where the whole week is covered.
  func run(from minute: Int) -> Int? {
    if let free = firstFree(in: minute..<Self.minutes) { return free - minute }
    return firstFree(in: 0..<minute).map { $0 + Self.minutes - minute }
  }

  private func firstFree(in range: Range<Int>) -> Int? {
    var minute = range.lowerBound
    while minute < range.upperBound {
      let free = ~words[minute / 64] >> UInt64(minute % 64)
      if free != 0 {
        let found = minute + free.trailingZeroBitCount
        return found < range.upperBound ? found : nil
      }
      minute += 64 - minute % 64
    }
    return nil
  }
}
