import Faults
import JSON
import Time

/// Reads one event of a scenario and collects what is wrong with it.
struct EventReader {
  private let object: JSONObject
  private let type: EventType
  private let page: Page?
  private(set) var faults = Faults()

  init(_ object: JSONObject, _ type: EventType, page: Page?) {
    self.object = object
    self.type = type
    self.page = page
    faults.refuseMembers(of: object, otherThan: type.members, ignoring: ["type"])
  }

  /// Two for a use, one for everything else; none where something is wrong.
  mutating func read(_ reading: EventReading) -> [TimedEvent] {
    if type == .use {
      guard let start = instant("start", reading), let end = instant("end", reading) else { return [] }
      guard start < end else {
        faults.add("end", "is \(end), not after the start at \(start)")
        return []
      }
      return [TimedEvent(at: start, .use(isUsing: true)), TimedEvent(at: end, .use(isUsing: false))]
    }
    let at = instant("at", reading)
    guard let event = event(), let at else { return [] }
    return [TimedEvent(at: at, event)]
  }

  private mutating func event() -> PageEvent? {
    switch type {
    case .tap: tap()
    case .tick: tick()
    case .input: input()
    case .submit: submission()
    case .location: location()
    case .usage: usage()
    case .health: health()
    case .restart: .restart
    case .clock, .use: .clock
    }
  }

  private mutating func instant(_ name: String, _ reading: EventReading) -> Instant? {
    if object[name]?.isNull ?? true { faults.add(name, "is missing; it must be \(EventReading.rule)") }
    return reading.instant(object, name, &faults)
  }

  private mutating func tap() -> PageEvent? {
    let block = block([.button, .checkIn, .counter, .timer, .elapsedTimer, .checkbox])
    let words = PageEvent.Tap.allCases.map(\.rawValue)
    let given = object["action"].flatMap { $0.isNull ? nil : $0 } ?? .string(PageEvent.Tap.press.rawValue)
    guard let tap = given.string.flatMap(PageEvent.Tap.init(rawValue:)) else {
      return refuse("action", given, "one of \(words.joined(separator: ", "))")
    }
    guard let block else { return nil }
    if tap != .press, ![.timer, .elapsedTimer].contains(block.kind) {
      faults.add("action", "is \(tap.rawValue), which only a timer knows; leave it out")
      return nil
    }
    return .tap(block.id, tap)
  }

  private mutating func tick() -> PageEvent? {
    guard let block = block([.checklist]), case .checklist(let checklist) = block.content else { return nil }
    let number = object["item"]?.wholeNumber
    let named = object["item"]?.string.flatMap { checklist.items.firstIndex(of: $0) }
    let counted = number.flatMap { (1...Int64(checklist.items.count)).contains($0) ? Int($0) - 1 : nil }
    guard let item = named ?? counted else {
      return refuse("item", object["item"], "an item of the checklist, or its number, 1 to \(checklist.items.count)")
    }
    return .tick(block.id, item: item)
  }

  private mutating func input() -> PageEvent? {
    guard let block = block([.numberInput, .textInput, .checkbox]) else { return nil }
    let type: Port.ValueType =
      block.kind == .numberInput ? .number : block.kind == .textInput ? .text : .boolean
    guard let scalar = object["value"].flatMap({ Scalar($0) }), scalar.type == type else {
      return refuse("value", object["value"], Scalar.rule(type))
    }
    return .input(block.id, scalar)
  }

  private mutating func submission() -> PageEvent? {
    guard let block = block([.form, .log]) else { return nil }
    let fields: [FormField]
    switch block.content {
    case .form(let form): fields = form.fields
    case .log(let log): fields = log.fields
    default: return nil
    }
    guard let values = object["values"].map(LenientReading.value)?.object else {
      return refuse("values", object["values"], "an object with the fields \(fields.map(\.id).joined(separator: ", "))")
    }
    let record = faults.collect(under: "values") { () throws(Faults) in try Record(filling: fields, from: values) }
    return record.map { .submission(block.id, $0) }
  }

  private mutating func location() -> PageEvent? {
    guard let value = object["present"] else {
      return refuse("present", nil, "true, false, or null where it is not known")
    }
    if value.isNull { return .location(isPresent: nil) }
    guard let isPresent = value.bool else {
      return refuse("present", value, "true, false, or null where it is not known")
    }
    return .location(isPresent: isPresent)
  }

  private mutating func usage() -> PageEvent? {
    let minutes = number("minutes", in: 0...1_440)
    guard object["block_id"].map({ !$0.isNull }) ?? false else { return minutes.map { .usage(minutes: $0, nil) } }
    let block = block([.appUsage, .homeAllowance, .screenTime])
    guard let minutes, let block else { return nil }
    return .usage(minutes: minutes, block.id)
  }

  private mutating func health() -> PageEvent? {
    let words = HealthValue.Metric.allCases.map(\.rawValue)
    guard let metric = object["metric"]?.string.flatMap(HealthValue.Metric.init(rawValue:)) else {
      return refuse("metric", object["metric"], "one of \(words.joined(separator: ", "))")
    }
    if object["value"] == .null { return .health(metric, nil) }
    return number("value", in: 0...1_000_000).map { .health(metric, $0) }
  }

  private mutating func number(_ name: String, in range: ClosedRange<Double>) -> Double? {
    guard let number = object[name]?.double, range.contains(number) else {
      return refuse(name, object[name], SettingShape.number(range).rule)
    }
    return number
  }

  private mutating func block(_ kinds: [Block.Kind]) -> Block? {
    let words = kinds.map(\.rawValue).joined(separator: ", ")
    let fitting = page?.blocks.filter { kinds.contains($0.kind) } ?? []
    guard let text = object["block_id"]?.string, let block = fitting.first(where: { $0.id.text == text }) else {
      let ids = fitting.isEmpty ? "the page has none" : fitting.map(\.id.text).joined(separator: ", ")
      return refuse("block_id", object["block_id"], "a block of kind \(words): \(ids)")
    }
    return block
  }

  private mutating func refuse<Value>(_ name: String, _ value: JSONValue?, _ rule: String) -> Value? {
    faults.add(name, "\(value.map { "is \(ShownValue.of($0))" } ?? "is missing"); it must be \(rule)")
    return nil
  }
}
