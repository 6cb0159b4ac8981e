import Faults
import JSON
import Time

/// Reads the events of a scenario, as they fit a page.
struct EventReading {
  static let earliest = Instant(seconds: 0)
  static let range = earliest...Instant(seconds: 4_102_444_800)
  static let rule = "an instant from 1970 to 2100, as in 2026-12-09T20:30:00Z"

  /// Nil where only instants are read.
  let page: Page?
  let start: Instant

  /// Nil where absent, and with a fault where wrong.
  func instant(_ object: JSONObject, _ name: String, _ faults: inout Faults) -> Instant? {
    guard let value = object[name], !value.isNull else { return nil }
    guard let instant = value.string.flatMap(Instant.init(parsing:)), Self.range.contains(instant) else {
      faults.add(name, "is \(ShownValue.of(value)); it must be \(Self.rule)")
      return nil
    }
    return instant
  }

  /// In the order of their times; those that are wrong are left out.
  func events(_ value: JSONValue?, _ faults: inout Faults) -> [TimedEvent] {
    let values = list(value, "events", upTo: PageScenario.maximumEvents, "events", &faults)
    var read: [TimedEvent] = []
    var last = start
    for (index, value) in values.enumerated() {
      var inner = Faults()
      let found = events(value, &inner)
      if let first = found.first, first.at < last {
        let bound = read.isEmpty ? "the start" : "the event above it"
        inner.add(first.event == .use(isUsing: true) ? "start" : "at", "is \(first.at), before \(bound) at \(last)")
      }
      last = max(last, found.first?.at ?? last)
      faults.add(inner, under: "events[\(index)]")
      read += found
    }
    // The end of a use may lie past events after it; equal instants keep their order.
    return read.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
  }

  func asks(_ value: JSONValue?, _ faults: inout Faults) -> [Instant] {
    let values = list(value, "ask", upTo: PageScenario.maximumAsks, "instants", &faults)
    return values.enumerated().compactMap { index, value -> Instant? in
      let instant = value.string.flatMap(Instant.init(parsing:))
      guard let instant, instant >= start, Self.range.contains(instant) else {
        faults.add("ask[\(index)]", "is \(ShownValue.of(value)); it must be \(Self.rule), not before the start")
        return nil
      }
      return instant
    }.sorted()
  }

  private func list(
    _ value: JSONValue?, _ name: String, upTo limit: Int, _ noun: String, _ faults: inout Faults
  ) -> [JSONValue] {
    guard let value, !value.isNull else { return [] }
    guard let values = LenientReading.value(value).array else {
      faults.add(name, "is \(ShownValue.of(value)); it must be an array of \(noun)")
      return []
    }
    guard values.count <= limit else {
      faults.add(name, "has \(values.count) entries; \(limit) are the most")
      return []
    }
    return values
  }

  private func events(_ value: JSONValue, _ faults: inout Faults) -> [TimedEvent] {
    guard let object = LenientReading.value(value).object else {
      faults.add("", "is \(ShownValue.of(value)); it must be an object with type and at")
      return []
    }
    let words = EventType.allCases.map(\.rawValue)
    guard let type = object["type"]?.string.flatMap({ EventType(rawValue: $0.lowercased()) }) else {
      let found = object["type"].map { "is \(ShownValue.of($0))" } ?? "is missing"
      let guess =
        object["type"]?.string.flatMap { NearestMatch.of($0, among: words) }.map { "; did you mean \($0)?" } ?? ""
      faults.add("type", "\(found); it must be one of \(words.joined(separator: ", "))\(guess)")
      return []
    }
    var reader = EventReader(object, type, page: page)
    defer { faults.add(reader.faults, under: "") }
    return reader.read(self)
  }
}
