import Faults
import JSON
import Time

/// A scenario as it unfolds: events are applied in time order, and questions are answered in between.
///
/// Everything happens at two times: the true one, which orders events and questions, and what the system clock reads
/// then. Rules know only the second.
struct ScenarioRun {
  let scenario: Scenario
  var situation: Situation
  /// What the system clock is ahead of the true time; negative where it is behind.
  var clockOffsetSeconds: Int64 = 0
  /// The newest accepted write or report by the system clock; reads never move it.
  var mark = Instant.earliest
  var pending: [PendingEdit] = []
  var outcomes: [EventOutcome] = []
  var notes = ScenarioNotes()
  /// What each target was blocked over, in true time, as far as the run has come.
  private(set) var blocked: [SpanList]

  private var remainingEvents: ArraySlice<ScenarioEvent>
  private var remainingRules: ArraySlice<Scenario.ScenarioRule>
  /// Up to here, in true time, `blocked` is known.
  private var cursor: Instant

  struct PendingEdit {
    enum Change {
      /// The members to set on the rule as it is then, so that stricter edits made meanwhile stay.
      case members(JSONObject)
      case deletion
    }

    let rule: Rule.ID
    let effectiveAt: Instant
    let change: Change
  }

  init(_ scenario: Scenario) {
    self.scenario = scenario
    var facts = Facts(zone: scenario.zone)
    for (id, until) in scenario.pausedUntil { facts.pauses[id] = [Span(start: .earliest, end: until)] }
    situation = Situation(
      rules: scenario.rules.filter { $0.createdAt == nil }.map(\.rule), sessions: scenario.sessions,
      allowances: scenario.allowances, facts: facts)
    remainingEvents = scenario.events[...]
    remainingRules =
      scenario.rules.filter { $0.createdAt != nil }
      .sorted { $0.createdAt ?? .earliest < $1.createdAt ?? .earliest }[...]
    blocked = scenario.targets.map { _ in SpanList() }
    cursor = scenario.between?.start ?? .latest
  }

  /// Lets everything happen that happens up to an instant of true time, itself included.
  mutating func advance(to instant: Instant) {
    while let next = nextStep(), next <= instant {
      recordBlocked(to: next)
      applyStep(at: next)
    }
    recordBlocked(to: instant)
  }

  func systemTime(at instant: Instant) -> Instant { instant.adding(seconds: clockOffsetSeconds) }

  /// The mark where the system clock is behind it.
  func markAhead(of system: Instant) -> Instant? { mark > system ? mark : nil }

  private func trueTime(ofSystem instant: Instant) -> Instant { instant.adding(seconds: -clockOffsetSeconds) }

  private func nextStep() -> Instant? {
    [
      remainingEvents.first?.at, remainingRules.first?.createdAt,
      pending.map(\.effectiveAt).min().map { trueTime(ofSystem: $0) },
    ].compactMap(\.self).min()
  }

  /// Changes that wait come first, then rules that are made, then the next event.
  private mutating func applyStep(at instant: Instant) {
    if let index = pending.firstIndex(where: { trueTime(ofSystem: $0.effectiveAt) <= instant }) {
      apply(pending.remove(at: index))
    } else if let created = remainingRules.first, created.createdAt ?? .latest <= instant {
      remainingRules.removeFirst()
      insert(created.rule)
      noteEarlierUse(of: created.rule, at: systemTime(at: instant))
    } else if let event = remainingEvents.popFirst() {
      apply(event)
    }
  }

  private mutating func apply(_ edit: PendingEdit) {
    switch edit.change {
    case .members(let members):
      guard let rule = situation.rule(edit.rule) else { return }
      do {
        situation.replace(try rule.changed(reading: members, in: scenario.ruleContext), at: edit.effectiveAt)
      } catch {
        notes.add("the waiting change of rule \(edit.rule) no longer fits it and was dropped: \(error)")
      }
    case .deletion: situation.rules.removeAll { $0.id == edit.rule }
    }
  }

  /// Puts a rule where the scenario lists it.
  private mutating func insert(_ rule: Rule) {
    let order = scenario.rules.map(\.rule.id)
    guard let place = order.firstIndex(of: rule.id) else { return }
    let later = Set(order[place...])
    let index = situation.rules.firstIndex { later.contains($0.id) } ?? situation.rules.endIndex
    situation.rules.insert(rule, at: index)
  }

  private mutating func recordBlocked(to instant: Instant) {
    guard let between = scenario.between, cursor < instant, cursor < between.end else { return }
    let range = Span(start: cursor, end: min(instant, between.end))
    cursor = range.end
    let system = Span(start: systemTime(at: range.start), end: systemTime(at: range.end))
    let lists = situation.timeline(of: scenario.targets.map(\.target), in: system)
    let held = heldByMark(in: system)
    for (index, list) in lists.enumerated() {
      let all = SpanList(joining: list.spans + (held?.targets.contains(index) == true ? [held?.span ?? system] : []))
      for span in all.spans {
        blocked[index].append(Span(start: trueTime(ofSystem: span.start), end: trueTime(ofSystem: span.end)))
      }
    }
  }

  /// The part of a range in which the clock is behind the mark, and the targets that are blocked at the mark.
  private func heldByMark(in system: Span) -> (span: Span, targets: Set<Int>)? {
    guard let mark = markAhead(of: system.start) else { return nil }
    let board = Board(situation, at: mark)
    let held = scenario.targets.indices.filter { board.verdict(for: scenario.targets[$0].target).isBlocked }
    return (Span(start: system.start, end: min(system.end, mark)), Set(held))
  }
}
