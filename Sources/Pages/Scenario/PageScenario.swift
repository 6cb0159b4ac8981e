package import Faults
package import JSON
package import Time

/// Something to try with a page: what happens to it, when, and at which instants to look.
package struct PageScenario: Hashable, Sendable {
  package static let maximumEvents = 1_000
  package static let maximumAsks = 100
  package static let maximumDays = 100
  package static let members = ["start", "until", "state", "events", "ask"]

  /// The words for events.
  package static let eventWords = EventType.allCases.map(\.rawValue)

  /// What had happened before.
  package let state: PageState
  /// At or after the state's time.
  package let end: Instant
  /// In the order of their times.
  package let events: [TimedEvent]
  /// Instants at which all values are told, ascending, up to the end.
  package let asks: [Instant]

  /// Reads `start` or `state`, `until`, `events` and `ask`.
  ///
  /// Events are in the order of their times, none before the start. Without `until` the scenario ends a day after its
  /// last event. All faults are told at once.
  /// - Parameters:
  ///   - now: The start where the document says none; nil where it must.
  ///   - ignoring: Members of the document that are the caller's.
  package init(
    reading document: JSONObject, of page: Page, now: Instant? = nil, ignoring others: [String] = []
  ) throws(Faults) {
    var faults = Faults()
    faults.refuseMembers(of: document, otherThan: Self.members, ignoring: others)
    let state = Self.state(document, now: now, &faults)
    let reading = EventReading(page: page, start: state?.time ?? EventReading.earliest)
    let events = reading.events(document["events"], &faults)
    let last = events.last?.at ?? state?.time
    let end = reading.instant(document, "until", &faults) ?? last?.adding(seconds: 86_400)
    let asks = reading.asks(document["ask"], &faults)
    if let start = state?.time, let end {
      Self.check(start: start, end: end, last: max(last ?? start, asks.last ?? start), &faults)
    }
    guard let state, let end, faults.isEmpty else { throw faults }
    self.state = state
    self.end = end
    self.events = events
    self.asks = asks
  }

  private static func state(_ document: JSONObject, now: Instant?, _ faults: inout Faults) -> PageState? {
    let reading = EventReading(page: nil, start: EventReading.earliest)
    if let given = document["state"], !given.isNull {
      if document["start"].map({ !$0.isNull }) ?? false {
        faults.add("start", "is given beside state, which says where it begins; leave one out")
      }
      guard let object = LenientReading.value(given).object else {
        faults.add("state", "is \(ShownValue.of(given)); it must be the state of an earlier answer")
        return nil
      }
      let state = faults.collect(under: "state") { () throws(Faults) in try PageState(reading: object) }
      guard let state, EventReading.range.contains(state.time) else {
        if state != nil { faults.add("state.time", "lies outside the years 1970 to 2100") }
        return nil
      }
      return state
    }
    let start = reading.instant(document, "start", &faults)
    if start == nil, now == nil, document["start"]?.isNull ?? true {
      faults.add("start", "is missing; it must be \(EventReading.rule)")
    }
    return (start ?? now).map(PageState.init(beginningAt:))
  }

  private static func check(start: Instant, end: Instant, last: Instant, _ faults: inout Faults) {
    if end < last {
      faults.add("until", "is \(end), before the last event or question at \(last)")
    } else if end.seconds(since: start) > Int64(maximumDays) * 86_400 {
      faults.add("until", "is \(end), more than \(maximumDays) days after the start at \(start)")
    }
  }
}
