package import Faults
package import JSON
import Time

extension Scenario {
  /// Answers a scenario's JSON text: the bytes that `evaluate` prints, indented and ended by a line end.
  /// - Throws: every fault of the scenario at once.
  package static func evaluate(_ bytes: [UInt8], in context: ScenarioContext) throws(Faults) -> [UInt8] {
    JSONValue.object(try Scenario(parsing: bytes, in: context).answer()).indented
  }

  /// The answers to everything that the scenario asks, in the order of its questions.
  package func answer() -> JSONObject {
    var run = ScenarioRun(self)
    var warnedDays: Set<CivilDate> = []
    var answers = asks.map { _ in JSONValue.null }
    let moments = asks.enumerated().map { (index: $0.offset, at: $0.element, moment: moment(of: $0.element)) }
    for ask in moments.sorted(by: { $0.moment < $1.moment }) {
      run.advance(to: ask.moment)
      answers[ask.index] = run.answer(at: ask.at, moment: ask.moment)
      let system = run.systemTime(at: ask.moment)
      // Once a day is enough: the warnings look two weeks ahead.
      if warnedDays.insert(run.situation.facts.zone.date(at: system)).inserted {
        for warning in warnings(run, at: system) { run.notes.add(warning) }
      }
    }
    run.advance(to: .latest)
    for name in groups.added {
      run.notes.add("group \(Sentence.quoted(name)) is not among groups; a library would make it")
    }
    var object: JSONObject = [
      "answers": .array(answers), "events": .array(run.outcomes.sorted { $0.index < $1.index }.map(\.json)),
    ]
    object["changes"] = run.changes
    object["notes"] = .array(run.notes.all.map { .string($0) })
    return object
  }

  /// The true time that a question is about. One that names the very reading to which the clock was set back means that
  /// moment; every other instant means itself.
  private func moment(of ask: Instant) -> Instant {
    for event in events {
      if case .clock(let reads) = event.kind, reads == ask, reads < event.at { return event.at }
    }
    return ask
  }

  /// What is worth knowing of the rules at each instant asked about: windows that a clock change skips or stretches, rules
  /// that never act or never let go.
  private func warnings(_ run: ScenarioRun, at instant: Instant) -> [String] {
    let lint = Lint(run.situation, at: instant)
    return run.situation.rules.filter(\.isEnabled).flatMap { lint.ownWarnings(of: $0) + lint.clockWarnings(of: $0) }
      .map(\.message)
  }
}
