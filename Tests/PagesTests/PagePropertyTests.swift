import Faults
import JSON
import Pages
import Rules
import TestSupport
import Testing
import Time

struct PagePropertyTests {
  @Test
  func `random edits never reach a page that its own document would refuse or write otherwise`() throws {
    let seed = UInt64.random(in: .min ... .max)
    var pages = RandomPages(seed: seed)
    for _ in 0..<8 {
      var page = try page(blocks: [])
      for _ in 0..<80 {
        let before = page
        pages.edit(&page)
        guard page != before else { continue }
        let again = try Page(stored: page.stored, revision: page.revision)
        #expect(again == page, "seed \(seed)")
        let bytes = JSONValue.object(page.stored).encoded
        let reread = try Page(stored: #require(try JSONValue(parsing: bytes).object), revision: page.revision)
        #expect(JSONValue.object(reread.stored).encoded == bytes, "seed \(seed)")
      }
      _ = try program(page, in: "Europe/Warsaw")
    }
  }

  @Test
  func `the same events give the same run, however they are split into calls and whenever the page is woken`() throws {
    let seed = UInt64.random(in: .min ... .max)
    var pages = RandomPages(seed: seed)
    for _ in 0..<12 {
      let page = try pages.page(edits: 90)
      let program = try program(page, in: "Europe/Warsaw")
      // The clocks go forward on the third day.
      let start = try instant("2026-03-26T12:00:00Z")
      let end = start.adding(seconds: 11 * 86_400)
      let events = pages.events(for: page, count: 60, from: start)
      var state = program.beginning(at: start)
      let whole = try program.run(&state, events, until: end)
      let (split, splitState) = try run(program, events, from: start, until: end, cuts: 12, &pages.random)
      #expect(split == whole, "seed \(seed)")
      #expect(splitState == state, "seed \(seed)")
      let woken = try wake(program, events, from: start, until: end, &pages.random)
      #expect(woken == whole, "seed \(seed)")
    }
  }

  /// The events in several calls, the state written and read again in between.
  private func run(
    _ program: PageProgram, _ events: [TimedEvent], from start: Instant, until end: Instant, cuts: Int,
    _ random: inout SplitMix
  ) throws -> ([Moment], PageState) {
    var state = program.beginning(at: start)
    var moments: [Moment] = []
    var rest = events[...]
    for _ in 0..<cuts {
      let part = rest.prefix(Int.random(in: 0...8, using: &random))
      rest = rest.dropFirst(part.count)
      let bound = (rest.first?.at ?? end).seconds(since: part.last?.at ?? state.time)
      let until = (part.last?.at ?? state.time).adding(seconds: Int64.random(in: 0...max(0, bound), using: &random))
      moments += try program.run(&state, Array(part), until: until)
      let written = JSONValue.object(state.json).encoded
      state = try PageState(reading: #require(try JSONValue(parsing: written).object))
    }
    moments += try program.run(&state, Array(rest), until: end)
    return (moments, state)
  }

  /// The events with wakings at random in between, which must change nothing.
  private func wake(
    _ program: PageProgram, _ events: [TimedEvent], from start: Instant, until end: Instant, _ random: inout SplitMix
  ) throws -> [Moment] {
    let wakings = (0..<200).map { _ in
      TimedEvent(at: start.adding(seconds: Int64.random(in: 0...900_000, using: &random)), .clock)
    }
    let all = (events + wakings).enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }
    var state = program.beginning(at: start)
    return try program.run(&state, all.map(\.element), until: end)
  }

  @Test
  func `between two moments nothing changes, and the next one comes when it was told`() throws {
    let seed = UInt64.random(in: .min ... .max)
    var pages = RandomPages(seed: seed)
    for _ in 0..<6 {
      let page = try pages.page(edits: 80)
      let program = try program(page, in: "America/New_York")
      let start = try instant("2026-10-29T12:00:00Z")
      var state = program.beginning(at: start)
      _ = try program.run(
        &state, pages.events(for: page, count: 20, from: start), until: start.adding(seconds: 864_000))
      for _ in 0..<40 {
        guard let next = program.nextChange(state) else { break }
        #expect(next > state.time, "seed \(seed)")
        let before = state
        let quiet = try program.run(&state, [], until: next.adding(seconds: -1))
        #expect(quiet.isEmpty, "seed \(seed)")
        state = before
        _ = try program.run(&state, [], until: next)
      }
    }
  }

  @Test
  func `arbitrary JSON as a page, a block, a scenario, a state or a routine never crashes and never lands`() throws {
    let seed = UInt64.random(in: .min ... .max)
    var values = RandomValues(seed: seed)
    var page = try page(blocks: [block(.log, id: "a"), block(.reminder, id: "b"), block(.elapsedTimer, id: "c")])
    let b = try Block.ID(parsing: "b")
    for _ in 0..<500 {
      let object = values.object(depth: 4)
      if let made = try? PagesTests.page(object) { #expect(try Page(stored: made.stored, revision: 1) == made) }
      _ = try? Page(stored: object, revision: 1)
      let before = page
      _ = try? page.addBlock(reading: object, in: anyGroup)
      _ = try? page.updateBlock(b, reading: object, in: anyGroup)
      if page != before {
        #expect(try Page(stored: page.stored, revision: page.revision) == page, "seed \(seed)")
        page = before
      }
      if let scenario = try? PageScenario(reading: object, of: page, now: Instant(seconds: 0)) {
        _ = try? scenario.answer(program(page), in: anyGroup)
      }
      _ = try? PageState(reading: object)
      if let routine = try? RoutineDocument(reading: object) { _ = try? routine.page(in: anyGroup) }
    }
  }
}
