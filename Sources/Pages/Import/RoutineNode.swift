import Faults
import JSON

/// One node of a routine's behaviors, as a block.
///
/// The app keeps the settings of all kinds in one `config`, in which each kind looks at its own; what is absent there
/// has the app's defaults.
enum RoutineNode {
  private static let members = ["id", "kind", "x", "y", "config"]

  private static let config = [
    "label", "value", "minutes", "time", "days", "message", "operator", "else_enabled", "fields", "field", "text",
    "operation", "metric", "groups", "variable_id", "change", "timer_mode", "end_time", "unit",
  ]

  /// - Parameter forked: Ids of branches whose output `no` is used.
  static func block(_ value: JSONValue, forked: Set<String>) throws(Faults) -> JSONObject {
    guard let object = value.object, let id = object["id"]?.string, let word = object["kind"]?.string else {
      throw Faults("", "is \(ShownValue.of(value)); it must be an object with id, kind and config")
    }
    var faults = Faults()
    faults.refuseMembers(of: object, otherThan: members)
    let given = object["config"]?.object ?? JSONObject()
    var unknown = Faults()
    unknown.refuseMembers(of: given, otherThan: config)
    faults.add(unknown, under: "config")
    guard let kind = Block.Kind(rawValue: word), isNode(kind) else {
      let known = Block.Kind.allCases.filter(isNode).map(\.rawValue).joined(separator: ", ")
      faults.add("kind", "is \(Quoted.text(word)), which is no known node; known: \(known)")
      throw faults
    }
    let settings = faults.collect(under: "config") { () throws(Faults) in
      try Self.settings(of: kind, given, isForked: forked.contains(id))
    }
    guard let settings, faults.isEmpty else { throw faults }
    var block: JSONObject = ["id": .string(id), "kind": .string(word)]
    if let label = given["label"]?.string, !label.allSatisfy(\.isWhitespace) { block["name"] = .string(label) }
    block["settings"] = .object(settings)
    return block
  }

  /// A log is a form and a store to the app.
  private static func isNode(_ kind: Block.Kind) -> Bool {
    kind.declaration.section != .page && kind != .homeAllowance && kind != .log
  }

  private static func settings(
    of kind: Block.Kind, _ given: JSONObject, isForked: Bool
  ) throws(Faults) -> JSONObject {
    let value = given["value"] ?? 1
    switch kind {
    case .clock: return ["time": given["time"] ?? "18:00", "days": try days(given)]
    case .timeWindow:
      return ["start": given["time"] ?? "18:00", "end": given["end_time"] ?? "20:00", "days": try days(given)]
    case .elapsedTimer:
      if given["timer_mode"] == "stopwatch" { return ["mode": "stopwatch"] }
      return ["mode": given["timer_mode"] ?? "countdown", "minutes": value]
    case .delay, .addAllowance: return ["minutes": given["minutes"] ?? 5]
    case .branch: return ["else_enabled": isForked ? true : given["else_enabled"] ?? false]
    case .compare: return ["operator": given["operator"] ?? "gte", "value": value]
    case .textCompare: return ["operation": word(given, TextComparison.Operation.self), "text": given["text"] ?? ""]
    case .changeValue:
      return ["variable_id": given["variable_id"] ?? .null, "change": given["change"] ?? "add", "value": value]
    case .reminder: return ["message": given["message"] ?? "Time for your routine."]
    case .appGate: return ["groups": given["groups"] ?? []]
    case .variable: return ["value": value, "unit": given["unit"] ?? ""]
    case .numberInput: return ["value": value]
    case .textInput: return ["text": given["text"] ?? ""]
    case .form, .record: return given["fields"].map { ["fields": $0] } ?? [:]
    case .chart: return ["field": given["field"] ?? "value"]
    case .progress, .goal: return ["target": value]
    case .health: return ["metric": given["metric"] ?? "steps"]
    case .appUsage: return ["minutes": value]
    case .aggregate: return ["operation": word(given, Aggregate.Operation.self), "field": given["field"] ?? "value"]
    case .calculate: return ["operation": word(given, Calculation.Operation.self)]
    case .count: return ["step": value]
    case .button, .checkIn, .location, .arrive, .leave, .and, .or, .not, .checkbox, .saveEntry, .table, .streak:
      return [:]
    case .heading, .note, .checklist, .counter, .timer, .schedule, .screenTime, .homeAllowance, .log: return [:]
    }
  }

  private static func days(_ given: JSONObject) throws(Faults) -> JSONValue {
    let value = given["days"] ?? RoutineDays.every
    do {
      return try RoutineDays.names(value)
    } catch {
      throw error.under("days")
    }
  }

  /// The app takes an operation that a kind does not know for the kind's first one.
  private static func word<Word: RawRepresentable<String> & CaseIterable>(
    _ given: JSONObject, _: Word.Type
  ) -> JSONValue {
    let words = Word.allCases.map(\.rawValue)
    guard let word = given["operation"]?.string, words.contains(word) else { return .string(words.first ?? "") }
    return .string(word)
  }
}
