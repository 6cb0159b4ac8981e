extension Block {
  /// What a block is, with its settings.
  package enum Content: Hashable, Sendable {
    case heading(Heading)
    case note(Note)
    case checklist(Checklist)
    case counter(Counter)
    case timer(SessionTimer)
    case schedule(Schedule)
    case screenTime(ScreenTime)
    case button(TapButton)
    case checkIn(CheckIn)
    case clock(DailyClock)
    case timeWindow(TimeWindow)
    case elapsedTimer(ElapsedTimer)
    case delay(Delay)
    case location(AtLocation)
    case arrive(Arrival)
    case leave(Departure)
    case and(Conjunction)
    case or(Disjunction)
    case not(Negation)
    case branch(Branch)
    case compare(Comparison)
    case textCompare(TextComparison)
    case changeValue(ValueChange)
    case reminder(Reminder)
    case appGate(AppGate)
    case addAllowance(AllowanceGrant)
    case homeAllowance(HomeAllowance)
    case variable(Variable)
    case numberInput(NumberInput)
    case textInput(TextInput)
    case checkbox(Checkbox)
    case log(Log)
    case form(Form)
    case record(RecordBuilder)
    case saveEntry(EntryStore)
    case table(EntryTable)
    case chart(Chart)
    case progress(ProgressBar)
    case health(HealthValue)
    case appUsage(AppUsage)
    case aggregate(Aggregate)
    case calculate(Calculation)
    case count(EventCount)
    case goal(Goal)
    case streak(Streak)

    package var kind: Kind { type(of: value).declaration.kind }

    package var value: any BlockKind { running }

    /// The same value, as what runs.
    var running: any RunningKind {
      switch self {
      case .heading(let value): value
      case .note(let value): value
      case .checklist(let value): value
      case .counter(let value): value
      case .timer(let value): value
      case .schedule(let value): value
      case .screenTime(let value): value
      case .button(let value): value
      case .checkIn(let value): value
      case .clock(let value): value
      case .timeWindow(let value): value
      case .elapsedTimer(let value): value
      case .delay(let value): value
      case .location(let value): value
      case .arrive(let value): value
      case .leave(let value): value
      case .and(let value): value
      case .or(let value): value
      case .not(let value): value
      case .branch(let value): value
      case .compare(let value): value
      case .textCompare(let value): value
      case .changeValue(let value): value
      case .reminder(let value): value
      case .appGate(let value): value
      case .addAllowance(let value): value
      case .homeAllowance(let value): value
      case .variable(let value): value
      case .numberInput(let value): value
      case .textInput(let value): value
      case .checkbox(let value): value
      case .log(let value): value
      case .form(let value): value
      case .record(let value): value
      case .saveEntry(let value): value
      case .table(let value): value
      case .chart(let value): value
      case .progress(let value): value
      case .health(let value): value
      case .appUsage(let value): value
      case .aggregate(let value): value
      case .calculate(let value): value
      case .count(let value): value
      case .goal(let value): value
      case .streak(let value): value
      }
    }

    /// Nil where the reader found a fault.
    init?(_ kind: Kind, reading reader: inout SettingsReader) {
      let content: Content? =
        switch kind {
        case .heading: Heading(reading: &reader).map(Content.heading)
        case .note: Note(reading: &reader).map(Content.note)
        case .checklist: Checklist(reading: &reader).map(Content.checklist)
        case .counter: Counter(reading: &reader).map(Content.counter)
        case .timer: SessionTimer(reading: &reader).map(Content.timer)
        case .schedule: Schedule(reading: &reader).map(Content.schedule)
        case .screenTime: ScreenTime(reading: &reader).map(Content.screenTime)
        case .button: TapButton(reading: &reader).map(Content.button)
        case .checkIn: CheckIn(reading: &reader).map(Content.checkIn)
        case .clock: DailyClock(reading: &reader).map(Content.clock)
        case .timeWindow: TimeWindow(reading: &reader).map(Content.timeWindow)
        case .elapsedTimer: ElapsedTimer(reading: &reader).map(Content.elapsedTimer)
        case .delay: Delay(reading: &reader).map(Content.delay)
        case .location: AtLocation(reading: &reader).map(Content.location)
        case .arrive: Arrival(reading: &reader).map(Content.arrive)
        case .leave: Departure(reading: &reader).map(Content.leave)
        case .and: Conjunction(reading: &reader).map(Content.and)
        case .or: Disjunction(reading: &reader).map(Content.or)
        case .not: Negation(reading: &reader).map(Content.not)
        case .branch: Branch(reading: &reader).map(Content.branch)
        case .compare: Comparison(reading: &reader).map(Content.compare)
        case .textCompare: TextComparison(reading: &reader).map(Content.textCompare)
        case .changeValue: ValueChange(reading: &reader).map(Content.changeValue)
        case .reminder: Reminder(reading: &reader).map(Content.reminder)
        case .appGate: AppGate(reading: &reader).map(Content.appGate)
        case .addAllowance: AllowanceGrant(reading: &reader).map(Content.addAllowance)
        case .homeAllowance: HomeAllowance(reading: &reader).map(Content.homeAllowance)
        case .variable: Variable(reading: &reader).map(Content.variable)
        case .numberInput: NumberInput(reading: &reader).map(Content.numberInput)
        case .textInput: TextInput(reading: &reader).map(Content.textInput)
        case .checkbox: Checkbox(reading: &reader).map(Content.checkbox)
        case .log: Log(reading: &reader).map(Content.log)
        case .form: Form(reading: &reader).map(Content.form)
        case .record: RecordBuilder(reading: &reader).map(Content.record)
        case .saveEntry: EntryStore(reading: &reader).map(Content.saveEntry)
        case .table: EntryTable(reading: &reader).map(Content.table)
        case .chart: Chart(reading: &reader).map(Content.chart)
        case .progress: ProgressBar(reading: &reader).map(Content.progress)
        case .health: HealthValue(reading: &reader).map(Content.health)
        case .appUsage: AppUsage(reading: &reader).map(Content.appUsage)
        case .aggregate: Aggregate(reading: &reader).map(Content.aggregate)
        case .calculate: Calculation(reading: &reader).map(Content.calculate)
        case .count: EventCount(reading: &reader).map(Content.count)
        case .goal: Goal(reading: &reader).map(Content.goal)
        case .streak: Streak(reading: &reader).map(Content.streak)
        }
      guard let content else { return nil }
      self = content
    }
  }
}
