import Time

extension StatusSummary {
  /// Says what the reports come to at an instant.
  package init(_ input: Input) {
    let writer = SummaryWriter(input)
    running = writer.running
    asOf = writer.asOf
    headline = writer.headline
    sentences = writer.sentences
    note = writer.note
    days = writer.days
    hasAllowance = writer.hasAllowance
    isEmpty = input.report == nil
    averageUsed = writer.averageUsed
    averageFocus = writer.averageFocus
    grade =
      Freshness(
        reportedAt: input.report?.reportedAt, day: writer.reportDay ?? writer.today, today: writer.today, now: input.now
      ).grade
    session = writer.sessionState
    minutesLeft = writer.minutesLeft
    paragraph = writer.paragraph
    text = writer.text
  }
}
