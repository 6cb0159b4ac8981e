extension ZoneRules {
  /// What a zone's clocks show over a stretch of time, small enough to be kept: by it can be told later what was
  /// announced before the zone data changed.
  package struct Excerpt: Hashable, Sendable {
    package struct Step: Hashable, Sendable {
      package let at: Instant
      /// Seconds east of UTC from then on.
      package let offset: Int

      package init(at: Instant, offset: Int) {
        self.at = at
        self.offset = offset
      }
    }

    package let name: ZoneName
    package let start: Instant
    /// Out.
    package let end: Instant
    /// Seconds east of UTC at the start.
    package let firstOffset: Int
    /// The changes after the start and before the end, ascending.
    package let steps: [Step]

    /// Nil for steps out of order or out of the stretch, and for offsets of more than 26 hours.
    package init?(name: ZoneName, start: Instant, end: Instant, firstOffset: Int, steps: [Step]) {
      let edges = [start] + steps.map(\.at) + [end]
      guard zip(edges, edges.dropFirst()).allSatisfy({ $0 < $1 }),
        ([firstOffset] + steps.map(\.offset)).allSatisfy({ $0.magnitude <= 93_600 })
      else { return nil }
      self.init(name: name, start: start, end: end, firstOffset: firstOffset, unchecked: steps)
    }

    private init(name: ZoneName, start: Instant, end: Instant, firstOffset: Int, unchecked steps: [Step]) {
      self.name = name
      self.start = start
      self.end = end
      self.firstOffset = firstOffset
      self.steps = steps
    }

    fileprivate init(_ zone: ZoneRules, _ start: Instant, _ end: Instant) {
      var steps: [Step] = []
      var next = zone.nextTransition(after: start)
      while let change = next, change.instant < end {
        steps.append(Step(at: change.instant, offset: change.offsetAfter))
        next = zone.nextTransition(after: change.instant)
      }
      self.init(name: zone.name, start: start, end: end, firstOffset: zone.offset(at: start), unchecked: steps)
    }
  }

  /// What the clocks show from an instant to another, which comes later.
  package func excerpt(from start: Instant, to end: Instant) -> Excerpt { Excerpt(self, start, end) }

  /// Whether the clocks show what an excerpt says, over its stretch.
  package func agrees(with excerpt: Excerpt) -> Bool { self.excerpt(from: excerpt.start, to: excerpt.end) == excerpt }

  /// The rules of an excerpt; before its stretch its first offset holds, after it the last.
  package init(_ excerpt: Excerpt) {
    let offsets = ([excerpt.firstOffset] + excerpt.steps.map(\.offset)).map(Int32.init(truncatingIfNeeded:))
    self.init(
      name: excerpt.name, transitions: excerpt.steps.map(\.at.seconds), offsets: offsets,
      abbreviations: offsets.map { _ in "" }, cycleEnd: nil)
  }
}
