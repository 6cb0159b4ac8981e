import Time

/// A run of a program: takes moments one after another.
struct PageRunner {
  private let program: PageProgram
  private let limit: Int
  private(set) var state: PageState
  /// What is at the outputs, by part, as of the state's time.
  private(set) var outputs: [[String: Signal]]
  private(set) var moments: [Moment] = []
  private(set) var momentCount = 0
  /// Next changes that stay true until they have come, by part.
  private var clockChanges: [Instant?]

  /// Looks at the outputs as they are: doing so changes nothing.
  init(_ program: PageProgram, _ state: PageState, limit: Int) {
    self.program = program
    self.limit = limit
    self.state = state
    outputs = Array(repeating: [:], count: program.parts.count)
    clockChanges = Array(repeating: nil, count: program.parts.count)
    _ = evaluate(nil, wasPresent: state.isPresent)
    self.state = state
  }

  /// The page's first moment: conditions that hold then begin to hold.
  mutating func begin() throws(PageProgram.TooManyMoments) {
    guard !state.hasBegun else { return }
    state.hasBegun = true
    outputs = Array(repeating: [:], count: program.parts.count)
    try take(nil, .beginning)
  }

  /// Takes every moment up to and at `end`.
  mutating func advance(to end: Instant) throws(PageProgram.TooManyMoments) {
    while let next = nextChange(), next <= end {
      state.time = next
      try take(nil, .time)
    }
    state.time = max(state.time, end)
  }

  mutating func pass(_ event: PageEvent) throws(PageProgram.TooManyMoments) { try take(event, .event(event)) }

  /// The next instant at which something changes by itself.
  mutating func nextChange() -> Instant? {
    let now = state.time
    var found: Instant?
    for (index, part) in program.parts.enumerated() {
      guard let change = nextChange(of: part, at: index), change > now else { continue }
      found = min(found ?? change, change)
    }
    return found
  }

  private mutating func nextChange(of part: ProgramPart, at index: Int) -> Instant? {
    let kind = part.kind
    guard type(of: kind).followsClockAlone else {
      let memory = state.memories[part.block.id] ?? BlockMemory()
      return kind.nextChange(after: state.time, memory, in: part.zone, used: part.used)
    }
    if let known = clockChanges[index], known > state.time { return known }
    clockChanges[index] = kind.nextChange(after: state.time, BlockMemory(), in: part.zone, used: part.used)
    return clockChanges[index]
  }

  private mutating func take(_ event: PageEvent?, _ cause: Moment.Cause) throws(PageProgram.TooManyMoments) {
    momentCount += 1
    guard momentCount <= limit else { throw PageProgram.TooManyMoments(limit: limit, at: state.time) }
    let before = outputs
    let wasPresent = state.isPresent
    note(event)
    var effects = evaluate(event, wasPresent: wasPresent)
    let happened = events()
    // Minutes that were added count at once, which may change what depends on the allowance.
    var news = effects
    while news.contains(where: { if case .addAllowance = $0.action { true } else { false } }) {
      news = evaluate(nil, wasPresent: state.isPresent)
      effects += news
    }
    let moment = Moment(
      at: state.time, cause: cause, effects: effects, events: happened, changes: changes(since: before))
    if !moment.isQuiet { moments.append(moment) }
  }

  private mutating func note(_ event: PageEvent?) {
    switch event {
    case .location(let isPresent): state.isPresent = isPresent
    case .use(let isUsing): state.isUsing = isUsing
    case .tap, .tick, .input, .submission, .usage, .health, .restart, .clock, nil: break
    }
  }

  /// Runs every block once and keeps the outputs.
  private mutating func evaluate(_ event: PageEvent?, wasPresent: Bool?) -> [PageEffect] {
    var effects: [PageEffect] = []
    for index in program.order {
      let part = program.parts[index]
      var turn = self.turn(part, event, wasPresent: wasPresent)
      let isUnavailable = part.lacksInput || turn.inputs.values.contains { $0.value == nil }
      if isUnavailable, part.lacksInput || !type(of: part.kind).bearsUnavailable {
        part.kind.runUnavailable(&turn)
      } else {
        part.kind.run(&turn)
      }
      outputs[index] = turn.outputs
      state.memories[part.block.id] = turn.memory == BlockMemory() ? nil : turn.memory
      if let variable = part.variable, let changed = turn.variable {
        state.memories[program.parts[variable.part].block.id, default: BlockMemory()].number = changed.value
      }
      effects += turn.effects.map { PageEffect(block: part.block.id, action: $0) }
    }
    return effects
  }

  private func turn(_ part: ProgramPart, _ event: PageEvent?, wasPresent: Bool?) -> Turn {
    let inputs = part.sources.map { ($0.input, outputs[$0.part][$0.output] ?? .unavailable) }
    let today = part.zone.date(at: state.time)
    let variable = part.variable.map { variable in
      let memory = state.memories[program.parts[variable.part].block.id]
      return (value: memory?.number ?? variable.first, first: variable.first)
    }
    return Turn(
      block: part.block, now: state.time, zone: part.zone, today: today, event: event, isPresent: state.isPresent,
      wasPresent: wasPresent, isUsing: state.isUsing,
      bonusMinutes: part.block.kind == .homeAllowance ? bonusMinutes(on: today, in: part.zone) : 0,
      inputs: Dictionary(inputs, uniquingKeysWith: { first, _ in first }), variable: variable,
      memory: state.memories[part.block.id] ?? BlockMemory())
  }

  private func bonusMinutes(on date: CivilDate, in zone: ZoneRules) -> Double {
    program.parts.reduce(0) { sum, part in
      guard case .addAllowance(let grant) = part.block.content,
        let since = state.memories[part.block.id]?.since, zone.date(at: since) == date
      else { return sum }
      return sum + grant.minutes
    }
  }

  private func events() -> [Block.Source] {
    program.parts.enumerated().flatMap { index, part in
      part.block.outputs.filter { outputs[index][$0.name]?.isHappening ?? false }
        .map { Block.Source(block: part.block.id, output: $0.name) }
    }
  }

  private func changes(since before: [[String: Signal]]) -> [Moment.Change] {
    program.parts.enumerated().flatMap { index, part -> [Moment.Change] in
      let flowing = type(of: part.kind).flowing
      return part.block.outputs.compactMap { port -> Moment.Change? in
        let (old, new) = (before[index][port.name], outputs[index][port.name])
        guard !port.isEvent, !flowing.contains(port.name), old?.value != new?.value else { return nil }
        return Moment.Change(block: part.block.id, output: port.name, value: new?.value)
      }
    }
  }
}
