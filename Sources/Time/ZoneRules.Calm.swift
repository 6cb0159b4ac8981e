extension ZoneRules {
  /// A stretch of time without a clock change, where wall-clock readings and instants differ by one number.
  ///
  /// It begins two days after a change, so that no reading in it can have come before as well.
  package struct Calm: Hashable, Sendable {
    package let start: Instant
    /// Out.
    package let end: Instant
    package let offsetSeconds: Int64

    @inlinable
    package func contains(_ instant: Instant) -> Bool { start <= instant && instant < end }

    /// The instant of a reading, in seconds since 1970-01-01T00:00:00 on the wall; nil where it lies outside.
    @inlinable
    package func instant(ofLocalSeconds local: Int64) -> Instant? {
      let instant = Instant(seconds: local - offsetSeconds)
      return contains(instant) ? instant : nil
    }

    /// The reading at an instant that lies inside: whole days since 1970-01-01, and the seconds of the day.
    @inlinable
    package func reading(at instant: Instant) -> (day: Int, secondOfDay: Int) {
      let local = Int(instant.seconds + offsetSeconds)
      let day = (local >= 0 ? local : local - 86_399) / 86_400
      return (day, local - day * 86_400)
    }
  }

  /// The calm around an instant; nil within two days after a clock change.
  package func calm(around instant: Instant) -> Calm? {
    let shift = shift(for: instant.seconds)
    let index = segment(at: instant.seconds - shift)
    let start = index == 0 ? Instant.earliest : Instant(seconds: transitions[index - 1] + shift + 2 * 86_400)
    let end = index < transitions.count ? Instant(seconds: transitions[index] + shift) : .latest
    let calm = Calm(start: start, end: end, offsetSeconds: Int64(offsets[index]))
    return calm.contains(instant) ? calm : nil
  }
}
