extension Block {
  /// What a block is, in the catalogue's order; the raw value is the word in documents.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case heading
    case note
    case checklist
    case counter
    case timer
    case schedule
    case screenTime = "screen_time"
    case button
    case checkIn = "check_in"
    case clock
    case timeWindow = "time_window"
    case elapsedTimer = "elapsed_timer"
    case delay
    case location
    case arrive
    case leave
    case and
    case or
    case not
    case branch
    case compare
    case textCompare = "text_compare"
    case changeValue = "change_value"
    case reminder
    case appGate = "app_gate"
    case addAllowance = "add_allowance"
    case homeAllowance = "home_allowance"
    case variable
    case numberInput = "number_input"
    case textInput = "text_input"
    case checkbox
    case log
    case form
    case record
    case saveEntry = "save_entry"
    case table
    case chart
    case progress
    case health
    case appUsage = "app_usage"
    case aggregate
    case calculate
    case count
    case goal
    case streak

    package var declaration: BlockDeclaration { type.declaration }

    var type: any BlockKind.Type {
      switch self {
      case .heading: Heading.self
      case .note: Note.self
      case .checklist: Checklist.self
      case .counter: Counter.self
      case .timer: SessionTimer.self
      case .schedule: Schedule.self
      case .screenTime: ScreenTime.self
      case .button: TapButton.self
      case .checkIn: CheckIn.self
      case .clock: DailyClock.self
      case .timeWindow: TimeWindow.self
      case .elapsedTimer: ElapsedTimer.self
      case .delay: Delay.self
      case .location: AtLocation.self
      case .arrive: Arrival.self
      case .leave: Departure.self
      case .and: Conjunction.self
      case .or: Disjunction.self
      case .not: Negation.self
      case .branch: Branch.self
      case .compare: Comparison.self
      case .textCompare: TextComparison.self
      case .changeValue: ValueChange.self
      case .reminder: Reminder.self
      case .appGate: AppGate.self
      case .addAllowance: AllowanceGrant.self
      case .homeAllowance: HomeAllowance.self
      case .variable: Variable.self
      case .numberInput: NumberInput.self
      case .textInput: TextInput.self
      case .checkbox: Checkbox.self
      case .log: Log.self
      case .form: Form.self
      case .record: RecordBuilder.self
      case .saveEntry: EntryStore.self
      case .table: EntryTable.self
      case .chart: Chart.self
      case .progress: ProgressBar.self
      case .health: HealthValue.self
      case .appUsage: AppUsage.self
      case .aggregate: Aggregate.self
      case .calculate: Calculation.self
      case .count: EventCount.self
      case .goal: Goal.self
      case .streak: Streak.self
      }
    }
  }
}
