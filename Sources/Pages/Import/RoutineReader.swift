import Faults
import JSON

/// Reads a routine of the phone app.
struct RoutineReader {
  private let given: JSONObject
  var faults = Faults()
  private var notes: [String] = []

  init(_ given: JSONObject) { self.given = given }

  mutating func read() -> RoutineDocument? {
    guard let version = version() else { return nil }
    faults.refuseMembers(of: given, otherThan: RoutineDocument.members)
    let id = faults.collect(under: "id") { () throws(Faults) in try Self.id(given["id"]) }
    let flags = flags()
    let hasBehaviors = given["behaviors"] != nil
    if hasBehaviors != (version >= 3) {
      faults.add(
        "behaviors", hasBehaviors ? "is given, but only formats 3 and 4 have it" : "is missing; formats 3 and 4 have it"
      )
    }
    if version == 2, given["home_allowance"] == nil { faults.add("home_allowance", "is missing; format 2 has it") }
    if version == 1, given["home_allowance"] != nil {
      faults.add("home_allowance", "is given, but only formats 2 to 4 have it")
    }
    let blocks = RoutineBlocks(reading: given["blocks"], flags: flags, faults: &faults)
    let home = given["home_allowance"].map { RoutineHome(reading: $0, blocks: blocks, faults: &faults) }
    let behaviors = given["behaviors"].map { RoutineBehaviors(reading: $0, faults: &faults) }
    let all = self.blocks(blocks, home, behaviors)
    let isEnabled = isEnabled(isScheduled: blocks.schedule != nil, acts: behaviors?.acts ?? false)
    guard let id, faults.isEmpty else { return nil }
    var document: JSONObject = [:]
    document["name"] = given["name"] ?? .null
    document["description"] = given["description"] ?? .null
    document["enabled"] = isEnabled.map(JSONValue.bool)
    document["blocks"] = .array(all.map(JSONValue.object))
    return RoutineDocument(id: id, document: document, notes: notes)
  }

  private mutating func version() -> Int? {
    let known = RoutineDocument.versions
    if let number = given["schema_version"]?.wholeNumber, let version = Int(exactly: number), known.contains(version) {
      return version
    }
    let found = given["schema_version"].map { "is \(ShownValue.of($0))" } ?? "is missing"
    faults.add("schema_version", "\(found); the formats \(known.lowerBound) to \(known.upperBound) are known")
    return nil
  }

  private static func id(_ value: JSONValue?) throws(Faults) -> Page.ID {
    guard let text = value?.string else {
      throw Faults(
        "", "\(value.map { "is \(ShownValue.of($0))" } ?? "is missing"); it must be \(Identifier.rule)")
    }
    return try Page.ID(parsing: text)
  }

  private mutating func flags() -> RoutineFlags {
    guard let rules = given["rules"]?.object else {
      faults.add("rules", "is missing; it must be an object with block_during_focus and notify_on_complete")
      return RoutineFlags(isBlocking: false, isNotifying: false)
    }
    var unknown = Faults()
    unknown.refuseMembers(of: rules, otherThan: ["block_during_focus", "notify_on_complete"])
    faults.add(unknown, under: "rules")
    func flag(_ name: String) -> Bool {
      if let flag = rules[name]?.bool { return flag }
      faults.add("rules.\(name)", "must be true or false")
      return false
    }
    return RoutineFlags(isBlocking: flag("block_during_focus"), isNotifying: flag("notify_on_complete"))
  }

  /// The app runs what it can tap and connect at all times; a schedule waits to be switched on.
  private mutating func isEnabled(isScheduled: Bool, acts: Bool) -> Bool? {
    guard let value = given["enabled"] else { return isScheduled ? false : acts ? true : nil }
    guard let flag = value.bool else {
      faults.add("enabled", "is \(ShownValue.of(value)); it must be true or false")
      return nil
    }
    if !isScheduled { faults.add("enabled", "is given, but only a routine with a schedule is switched on or off") }
    return flag
  }

  private mutating func blocks(
    _ blocks: RoutineBlocks, _ home: RoutineHome?, _ behaviors: RoutineBehaviors?
  ) -> [JSONObject] {
    guard let home else { return blocks.all + (behaviors?.blocks(replacing: [:], &faults) ?? []) }
    let schedule = blocks.schedule
    let usesSchedule = schedule.flatMap { $0["id"]?.string }.map { behaviors?.uses($0) ?? false } ?? false
    notes.append("The schedule and the app blocker of the home allowance became part of it")
    let kept = blocks.all.filter { $0["kind"] != "schedule" && $0["kind"] != "screen_time" }
    var window = usesSchedule ? schedule : nil
    window?["kind"] = "time_window"
    let connected = behaviors?.blocks(replacing: home.ports, &faults) ?? []
    return kept + [home.block].compactMap { $0 } + [window].compactMap { $0 } + connected
  }
}
