import Library
import Rules
import Time

/// What is blocked at an instant; where the system clock is behind the newest accepted write, what is blocked at either.
struct MarkedBoard {
  private let board: Board
  private let marked: Board?

  init(_ overview: LibraryOverview, at instant: Instant, now: Instant) {
    board = Board(overview.situation, at: instant)
    let isBehind = instant == now && overview.highWaterMark > now
    marked = isBehind ? Board(overview.situation, at: overview.highWaterMark) : nil
  }

  func verdict(for target: Target) -> TargetVerdict {
    let verdict = board.verdict(for: target)
    return marked.map { verdict.joined(with: $0.verdict(for: target)) } ?? verdict
  }

  var warnings: [String] {
    [marked.flatMap { ClockLag.warning(at: board.instant, mark: $0.instant) }].compactMap(\.self)
  }
}
