import Faults
import JSON
import Time

extension BlockMemory {
  var json: JSONObject {
    var object = JSONObject()
    object["number"] = number.map(JSONValue.double)
    object["text"] = text.map(JSONValue.string)
    object["flag"] = flag.map(JSONValue.bool)
    object["record"] = record?.json
    if !entries.isEmpty { object["entries"] = .array(entries.map(\.json)) }
    object["day"] = day.map(JSONValue.integer)
    object["since"] = since.map { .string($0.description) }
    object["until"] = until.map { .string($0.description) }
    if seconds != 0 { object["seconds"] = .integer(seconds) }
    if duration != 0 { object["duration"] = .integer(duration) }
    if !ticks.isEmpty { object["ticks"] = .array(ticks.map(JSONValue.integer)) }
    if !holding.isEmpty { object["holding"] = .array(holding.map(JSONValue.string)) }
    return object
  }

  /// Reads what `json` wrote.
  init(reading object: JSONObject) throws(Faults) {
    var faults = Faults()
    func read<Value>(_ name: String, _ read: (JSONValue) -> Value?) -> Value? {
      guard let value = object[name] else { return nil }
      let found = read(value)
      if found == nil { faults.add(name, "is \(ShownValue.of(value)), which no state of a page holds") }
      return found
    }
    number = read("number") { Scalar($0)?.number }
    text = read("text") { Scalar($0)?.text }
    flag = read("flag", \.bool)
    record = read("record") { Record($0) }
    entries = read("entries") { Self.list($0, upTo: EntryStore.limit, Entry.init) } ?? []
    day = read("day") { $0.wholeNumber.flatMap { (-1_000_000...4_000_000).contains($0) ? Int($0) : nil } }
    since = read("since") { $0.string.flatMap(Instant.init(parsing:)) }
    until = read("until") { $0.string.flatMap(Instant.init(parsing:)) }
    seconds = read("seconds", Self.seconds) ?? 0
    duration = read("duration", Self.seconds) ?? 0
    ticks =
      read("ticks") { Self.list($0, upTo: 20) { $0.wholeNumber.flatMap { (0..<20).contains($0) ? Int($0) : nil } } }
      ?? []
    holding = read("holding") { Self.list($0, upTo: 8, \.string) } ?? []
    let known = [
      "number", "text", "flag", "record", "entries", "day", "since", "until", "seconds", "duration", "ticks", "holding",
    ]
    faults.refuseMembers(of: object, otherThan: known)
    try faults.throwIfAny()
  }

  private static func seconds(_ value: JSONValue) -> Int64? {
    value.wholeNumber.flatMap { (0...limitSeconds).contains($0) ? $0 : nil }
  }

  private static func list<Element>(
    _ value: JSONValue, upTo limit: Int, _ read: (JSONValue) -> Element?
  ) -> [Element]? {
    guard let values = value.array, values.count <= limit else { return nil }
    let elements = values.compactMap(read)
    return elements.count == values.count ? elements : nil
  }
}

extension Scalar {
  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}
