/// What happens to a page from outside.
package enum PageEvent: Hashable, Sendable {
  /// What a tap on a timer does; every other block knows only `press`.
  package enum Tap: String, CaseIterable, Hashable, Sendable {
    case press, start, pause, stop, reset
  }

  case tap(Block.ID, Tap)
  /// Ticks an item of a checklist, or takes the tick away; counted from 0.
  case tick(Block.ID, item: Int)
  case input(Block.ID, Scalar)
  case submission(Block.ID, Record)
  /// Whether the phone is at the saved place; nil when that is unknown.
  case location(isPresent: Bool?)
  /// Today's minutes of use as the phone reports them: of one block, or of all that measure some.
  case usage(minutes: Double, Block.ID?)
  /// The apps of the home allowance begin, or cease, to be used.
  case use(isUsing: Bool)
  /// Today's total; nil when the phone may not read it.
  case health(HealthValue.Metric, Double?)
  /// The app was closed and opened again: it says anew which apps it blocks.
  case restart
  /// Time passes; nothing else.
  case clock
}
