extension Block {
  /// What a block is, in the catalogue's order; the raw value is the word in documents.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case heading, note, checklist, counter, timer, schedule
    case screenTime = "screen_time"

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
      }
    }
  }
}
