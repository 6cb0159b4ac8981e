import JSON
import Time

extension ScenarioRun {
  /// The answer to a question about an instant, at the moment of true time that it means and the run has come to.
  mutating func answer(at instant: Instant, moment: Instant) -> JSONValue {
    let system = systemTime(at: moment)
    let mark = markAhead(of: system)
    if let mark {
      notes.add("the system clock is behind the newest accepted write, \(mark): what is blocked at either is blocked")
    }
    let zone = situation.facts.zone
    let boards = [Board(situation, at: system)] + (mark.map { [Board(situation, at: $0)] } ?? [])
    return [
      "at": "\(instant)", "local": "\(zone.localTime(at: instant))", "day": "\(zone.date(at: instant))",
      "rules": .array(situation.rules.map { status(of: $0, at: system, mark) }),
      "targets": .array(scenario.targets.map { question in Self.target(question, boards) }),
    ]
  }

  private func status(of rule: Rule, at system: Instant, _ mark: Instant?) -> JSONValue {
    var status = situation.status(of: rule, at: system)
    if let mark { status = status.joined(with: situation.status(of: rule, at: mark), at: system) }
    var object = status.json
    object["locked_until"] = nil
    return .object(JSONObject(uniqueMembers: [.init(key: "id", value: "\(rule.id)")] + object.members))
  }

  private static func target(_ question: Scenario.Question, _ boards: [Board]) -> JSONValue {
    let verdicts = boards.map { $0.verdict(for: question.target) }
    var verdict = verdicts[0]
    for other in verdicts.dropFirst() { verdict = verdict.joined(with: other) }
    var object: JSONObject = [
      "target": .string(question.name), "blocked": .bool(verdict.isBlocked),
      "by": .array(verdict.blockedBy.map { "\($0)" }),
    ]
    object["until"] = verdict.until.map { "\($0)" }
    object["next_block"] = verdict.nextBlock.map { "\($0)" }
    if verdict.nextBlock != nil { object["next_block_by"] = .array(verdict.nextBlockBy.map { "\($0)" }) }
    object["usable_minutes"] = verdict.usableMinutes.map { .integer($0) }
    object["unblocks_allowed"] = .bool(verdict.allowsUnblocking)
    return .object(object)
  }

  /// Each target's changes after `from` and before `to`.
  var changes: JSONValue? {
    guard let between = scenario.between else { return nil }
    var object = JSONObject()
    for (question, list) in zip(scenario.targets, blocked) {
      let edges = list.spans.flatMap { [($0.start, true), ($0.end, false)] }
      let inside = edges.filter { between.start < $0.0 && $0.0 < between.end }
      object[question.name] = .array(inside.map { ["at": "\($0.0)", "blocked": .bool($0.1)] })
    }
    return .object(object)
  }
}
