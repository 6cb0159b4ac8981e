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

    package var kind: Kind {
      switch self {
      case .heading: .heading
      case .note: .note
      case .checklist: .checklist
      case .counter: .counter
      case .timer: .timer
      case .schedule: .schedule
      case .screenTime: .screenTime
      }
    }

    package var value: any BlockKind {
      switch self {
      case .heading(let value): value
      case .note(let value): value
      case .checklist(let value): value
      case .counter(let value): value
      case .timer(let value): value
      case .schedule(let value): value
      case .screenTime(let value): value
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
        }
      guard let content else { return nil }
      self = content
    }
  }
}
