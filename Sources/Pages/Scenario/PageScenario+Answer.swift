package import Faults
package import JSON
package import Rules
import Time

extension PageScenario {
  /// How often blocks may be looked at in one scenario, so that an answer takes a fraction of a second.
  static let maximumEvaluations = 200_000
  /// Moments that an answer tells; it says how many more there are.
  static let shownMoments = 200

  /// Runs the scenario and answers what the person would see, and when.
  ///
  /// `summary`, `time_zone`, `start`, `until`, `moments`, `moments_left_out` where there were too many, `asked` where
  /// something was, `end`, `state` and `notes`. Values are by block and output; null is unavailable, and of a table
  /// the number of entries and the newest are told.
  /// - Parameter tellsState: Whether the answer has the state, with which another scenario goes on.
  package func answer(
    _ program: PageProgram, in context: RuleContext, tellsState: Bool = true
  ) throws(Faults) -> JSONObject {
    var state = state
    var moments: [Moment] = []
    var asked: [JSONValue] = []
    let writer = ScenarioWriter(program: program, context: context)
    var rest = events[...]
    let limit = Self.maximumEvaluations / max(10, program.page.blocks.count)
    var budget = limit
    do {
      for ask in asks {
        let due = rest.prefix { $0.at <= ask }
        moments += try program.run(&state, Array(due), until: ask, budget: &budget)
        rest = rest.dropFirst(due.count)
        asked.append(.object(writer.values(state)))
      }
      moments += try program.run(&state, Array(rest), until: end, budget: &budget)
    } catch {
      throw Faults("until", "is too far: more than \(limit) things happen by \(error.at); choose an earlier end")
    }
    var answer: JSONObject = [
      "summary": .string(writer.summary(moments, until: end)), "time_zone": .string(program.zone.name.description),
      "start": .string(self.state.time.description), "until": .string(end.description),
      "moments": .array(moments.prefix(Self.shownMoments).map { .object(writer.moment($0)) }),
    ]
    if moments.count > Self.shownMoments {
      answer["moments_left_out"] = .integer(moments.count - Self.shownMoments)
    }
    if !asked.isEmpty { answer["asked"] = .array(asked) }
    answer["end"] = .object(writer.end(state))
    if tellsState { answer["state"] = .object(state.json) }
    answer["notes"] = .array(notes(program.page).map(JSONValue.string))
    return answer
  }

  private func notes(_ page: Page) -> [String] {
    let off = "The page is off; this is what it does once it is enabled."
    return page.missingInputNotes.map { "\($0)." } + (page.canBeEnabled && !page.isEnabled ? [off] : [])
  }
}
