import Faults
import JSON
import Rules
import Time

/// Writes what happened on a page, for a person and for an agent.
struct ScenarioWriter {
  let program: PageProgram
  let context: RuleContext

  /// `at`, `local`, `because`, then `shows` (sentences), `happened` (outputs) and `values` (that changed), where any.
  func moment(_ moment: Moment) -> JSONObject {
    var object = instant(moment.at)
    object["because"] = .string(cause(moment.cause))
    let sentences = moment.effects.map(sentence)
    if !sentences.isEmpty { object["shows"] = .array(sentences.map(JSONValue.string)) }
    if !moment.events.isEmpty { object["happened"] = .array(moment.events.map { .string($0.description) }) }
    if !moment.changes.isEmpty {
      let members = moment.changes.map {
        JSONObject.Member(key: "\($0.block).\($0.output)", value: shown($0.value))
      }
      object["values"] = .object(JSONObject(uniqueMembers: members))
    }
    return object
  }

  func values(_ state: PageState) -> JSONObject {
    var object = instant(state.time)
    let members = program.values(state).flatMap { block, values in
      values.map { JSONObject.Member(key: "\(block).\($0.output)", value: shown($0.value)) }
    }
    object["values"] = .object(JSONObject(uniqueMembers: members + shown(state)))
    return object
  }

  /// The values, what is blocked, and when something will change by itself.
  func end(_ state: PageState) -> JSONObject {
    var object = values(state)
    object["blocked"] = .array(blocked(state).map(JSONValue.string))
    if let next = program.nextChange(state) { object["next_change"] = .object(instant(next)) }
    return object
  }

  func summary(_ moments: [Moment], until end: Instant) -> String {
    let effects = moments.flatMap(\.effects)
    let counts: [(Int, String, String)] = [
      (effects.count { if case .message = $0.action { true } else { false } }, "message", "messages"),
      (effects.count { if case .block = $0.action { true } else { false } }, "time blocked", "times blocked"),
      (effects.count { if case .addAllowance = $0.action { true } else { false } }, "grant", "grants"),
      (effects.count { if case .save = $0.action { true } else { false } }, "entry saved", "entries saved"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
    let what = parts.isEmpty ? "Nothing to see" : parts.joined(separator: ", ")
    return "\(what) until \(program.zone.localTime(at: end))."
  }

  private func instant(_ instant: Instant) -> JSONObject {
    ["at": "\(instant)", "local": "\(program.zone.localTime(at: instant))"]
  }

  private func shown(_ value: PortValue?) -> JSONValue {
    guard case .table(let entries) = value else { return value?.json ?? .null }
    var object: JSONObject = ["entries": .integer(entries.count)]
    object["newest"] = entries.last?.json
    return .object(object)
  }

  private func name(_ id: Block.ID) -> String { Quoted.text(program.page.block(id)?.name ?? id.text) }

  private func cause(_ cause: Moment.Cause) -> String {
    switch cause {
    case .beginning: "the beginning"
    case .time: "the time"
    case .event(let event):
      switch event {
      case .tap(let block, .press): "a tap on \(name(block))"
      case .tap(let block, let tap): "\(tap.rawValue) of \(name(block))"
      case .tick(let block, let item): "a tick at item \(item + 1) of \(name(block))"
      case .input(let block, let value): "\(value.json.text) entered in \(name(block))"
      case .submission(let block, _): "\(name(block)) was submitted"
      case .location(let isPresent): isPresent.map { $0 ? "at the place" : "away from the place" } ?? "place unknown"
      case .usage(let minutes, _): "\(JSONValue.double(minutes).text) min of use reported"
      case .use(let isUsing): isUsing ? "the apps are used" : "the apps are left"
      case .health(let metric, let value):
        "\(metric.label): \(value.map { JSONValue.double($0).text } ?? "unavailable")"
      case .restart: "the app was opened again"
      case .clock: "the clock"
      }
    }
  }

  private func sentence(_ effect: PageEffect) -> String {
    switch effect.action {
    case .message(let text): "Shows \(Quoted.text(text, limit: 240))"
    case .block(let groups, let allowOnly): "Blocks \(apps(groups, allowOnly))"
    case .unblock(let groups, let allowOnly): "No longer blocks \(apps(groups, allowOnly))"
    case .addAllowance(let minutes): "Adds \(JSONValue.double(minutes).text) min to the home allowance"
    case .save(let record): "Saves \(record.json.text) in \(name(effect.block))"
    }
  }

  private func apps(_ groups: [AppGroup.ID], _ allowOnly: Bool) -> String {
    let names = groups.map { Isolated.text(context.groupName($0)) }.joined(separator: ", ")
    if groups.isEmpty { return "the apps picked on the phone" }
    return allowOnly ? "everything but \(names)" : names
  }

  private func blocked(_ state: PageState) -> [String] {
    program.page.blocks.compactMap { block in
      guard state.memories[block.id]?.flag == true else { return nil }
      switch block.content {
      case .appGate(let gate): return apps(gate.groups, false)
      case .homeAllowance(let allowance): return apps(allowance.groups, false)
      case .screenTime(let screenTime): return apps(screenTime.groups, screenTime.mode == .allowOnly)
      default: return nil
      }
    }
  }

  /// What blocks without outputs show.
  private func shown(_ state: PageState) -> [JSONObject.Member] {
    program.page.blocks.compactMap { block in
      let memory = state.memories[block.id] ?? BlockMemory()
      switch block.content {
      case .counter: return JSONObject.Member(key: "\(block.id).count", value: .double(memory.number ?? 0))
      case .checklist(let list):
        let ticked = memory.ticks.filter(list.items.indices.contains).map { JSONValue.string(list.items[$0]) }
        return JSONObject.Member(key: "\(block.id).ticked", value: .array(ticked))
      default: return nil
      }
    }
  }
}
