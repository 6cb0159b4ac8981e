import Faults
import JSON

/// The blocks of a routine's page, as `create_page` takes them.
struct RoutineBlocks {
  private(set) var all: [JSONObject] = []

  var schedule: JSONObject? { all.first { $0["kind"] == "schedule" } }

  var screenTime: JSONObject? { all.first { $0["kind"] == "screen_time" } }

  private static let fields: [(type: String, members: [String])] = [
    ("heading", ["subtitle"]), ("timer", ["minutes"]), ("checklist", ["items"]), ("counter", ["target"]),
    ("note", ["text"]), ("screen_time", ["mode", "groups", "limit_minutes"]), ("schedule", ["days", "start", "end"]),
  ]

  init(reading value: JSONValue?, flags: RoutineFlags, faults: inout Faults) {
    guard let values = value?.array, (1...PageLimits.pageBlocks).contains(values.count) else {
      faults.add("blocks", "must be an array of 1 to \(PageLimits.pageBlocks) blocks")
      return
    }
    for (index, value) in values.enumerated() {
      var inner = Faults()
      if let block = Self.block(value, flags, &inner) { all.append(block) }
      faults.add(inner, under: "blocks[\(index)]")
    }
  }

  private static func block(_ value: JSONValue, _ flags: RoutineFlags, _ faults: inout Faults) -> JSONObject? {
    guard let object = value.object else {
      faults.add("", "is \(ShownValue.of(value)); it must be an object")
      return nil
    }
    guard let row = fields.first(where: { object["type"] == .string($0.type) }) else {
      let found = object["type"].map { "is \(ShownValue.of($0))" } ?? "is missing"
      faults.add("type", "\(found), which is no known block; known: \(fields.map(\.type).joined(separator: ", "))")
      return nil
    }
    let known = ["id", "type", "title"] + row.members
    faults.refuseMembers(of: object, otherThan: known)
    let isOptional = row.type == "screen_time"
    for name in known where object[name] == nil && !(isOptional && row.members.contains(name)) {
      faults.add(name, "is missing")
    }
    var settings = JSONObject()
    for name in row.members {
      guard let value = object[name] else { continue }
      let converted = faults.collect(under: name) { () throws(Faults) in try Self.converted(name, value) }
      settings[name] = converted
    }
    if row.type == "timer" { settings["notify"] = .bool(flags.isNotifying) }
    if row.type == "screen_time" { settings["blocks"] = .bool(flags.isBlocking) }
    var block: JSONObject = ["kind": .string(row.type)]
    block["id"] = object["id"]
    block["name"] = object["title"]
    block["settings"] = .object(settings)
    return block
  }

  private static func converted(_ name: String, _ value: JSONValue) throws(Faults) -> JSONValue {
    switch name {
    case "items": try items(value)
    case "days": try RoutineDays.names(value)
    default: value
    }
  }

  private static func items(_ value: JSONValue) throws(Faults) -> JSONValue {
    guard let values = value.array else { throw Faults("", "must be an array of {id, text}") }
    var texts: [JSONValue] = []
    for (index, item) in values.enumerated() {
      guard let object = item.object, object.count == 2, object["id"]?.string != nil, let text = object["text"] else {
        throw Faults("[\(index)]", "is \(ShownValue.of(item)); it must be {id, text}")
      }
      texts.append(text)
    }
    return .array(texts)
  }
}
