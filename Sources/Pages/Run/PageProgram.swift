package import Faults
package import Time

/// A page made ready to run: pure, and the same for the same page and zones.
///
/// Conditions are levels and hold for a while; events happen at one moment. Every instant at which something changes
/// by itself is a moment of its own, so that it makes no difference how often, or how late, a page is woken.
package struct PageProgram: Sendable {
  package let page: Page
  /// The zone of the library.
  package let zone: ZoneRules
  let parts: [ProgramPart]
  /// Indexes of parts, each after those that it needs.
  let order: [Int]

  /// - Parameter zones: The rules of a zone by its name; nil where the system does not know it.
  package init(_ page: Page, in zone: ZoneRules, zones: (ZoneName) -> ZoneRules?) throws(Faults) {
    var parts: [ProgramPart] = []
    for block in page.blocks {
      var rules = zone
      if let name = block.content.value.timeZone {
        guard let known = zones(name) else {
          throw Faults("time_zone", "is \"\(name)\", which the system's time zone data does not know")
        }
        rules = known
      }
      parts.append(ProgramPart(block, in: rules, among: page.blocks))
    }
    self.page = page
    self.zone = zone
    self.parts = parts
    let order = Wiring(page.blocks).order ?? Array(page.blocks.indices)
    // A screen_time block looks at the page's timer or schedule without being connected to it.
    let isLast = { parts[$0].block.kind == .screenTime }
    self.order = order.filter { !isLast($0) } + order.filter(isLast)
  }

  /// A state in which nothing has happened.
  package func beginning(at time: Instant) -> PageState { PageState(beginningAt: time) }

  /// Runs the page through events in the order of their times, and on until `end`. An event that is earlier than what
  /// has happened already happens then.
  /// - Returns: every moment at which something was to be seen.
  /// - Throws: ``TooManyMoments`` where more than `limit` moments would be needed; the state is then as it was.
  package func run(
    _ state: inout PageState, _ events: [TimedEvent], until end: Instant, limit: Int = 1_000_000
  ) throws(TooManyMoments) -> [Moment] {
    var budget = limit
    return try run(&state, events, until: end, budget: &budget)
  }

  /// - Parameter budget: How many moments may be needed; what is left of it afterwards.
  func run(
    _ state: inout PageState, _ events: [TimedEvent], until end: Instant, budget: inout Int
  ) throws(TooManyMoments) -> [Moment] {
    var runner = PageRunner(self, state, limit: budget)
    try runner.begin()
    for event in events {
      try runner.advance(to: event.at)
      try runner.pass(event.event)
    }
    try runner.advance(to: end)
    state = runner.state
    budget -= runner.momentCount
    return runner.moments
  }

  /// What is at every output at the state's time, by block; a value that is nil is unavailable.
  package func values(_ state: PageState) -> [(block: Block.ID, values: [(output: String, value: PortValue?)])] {
    let outputs = PageRunner(self, state, limit: 0).outputs
    return parts.enumerated().map { index, part in
      let ports = part.block.outputs.filter { !$0.isEvent }
      return (part.block.id, ports.map { ($0.name, outputs[index][$0.name]?.value) })
    }
  }

  /// The next instant at which something changes by itself; nil where nothing will.
  package func nextChange(_ state: PageState) -> Instant? {
    var runner = PageRunner(self, state, limit: 0)
    return runner.nextChange()
  }

  /// A run that would never come to its end in useful time.
  package struct TooManyMoments: Error, Hashable, Sendable {
    package let limit: Int
    package let at: Instant
  }
}
