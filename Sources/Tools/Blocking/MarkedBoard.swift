import Library
import Rules
import Time

/// What is blocked at an instant; where the system clock is behind the newest accepted write, what is blocked at either.
struct MarkedBoard {
  /// One place: the instant, and the mark where the clock is behind it.
  private struct Place {
    let board: Board
    let marked: Board?

    init(_ situation: Situation, at instant: Instant, mark: Instant?) {
      board = Board(situation, at: instant)
      marked = mark.map { Board(situation, at: $0) }
    }

    func verdict(for target: Target) -> TargetVerdict {
      let verdict = board.verdict(for: target)
      return marked.map { verdict.joined(with: $0.verdict(for: target)) } ?? verdict
    }
  }

  private let anywhere: Place
  /// Nil where nothing depends on the place.
  private let atHome: Place?
  /// What home allowances are about; all else is blocked at home as it is elsewhere.
  private let homeApps: [AppSelection]
  let warnings: [String]

  init(_ overview: LibraryOverview, at instant: Instant, now: Instant) {
    let situation = overview.situation
    let mark = instant == now && overview.highWaterMark > now ? overview.highWaterMark : nil
    anywhere = Place(situation, at: instant, mark: mark)
    atHome = situation.hasHomeAllowance ? Place(situation.atHome, at: instant, mark: mark) : nil
    homeApps = situation.allowances.filter(\.isBoundToHome).map(\.apps)
    warnings = [mark.flatMap { ClockLag.warning(at: instant, mark: $0) }].compactMap(\.self)
  }

  func verdict(for target: Target) -> PlacedVerdict {
    let anywhere = anywhere.verdict(for: target)
    let home = homeApps.contains { $0.blocks(target) } ? atHome?.verdict(for: target) : nil
    return PlacedVerdict(anywhere: anywhere, atHome: home == anywhere ? nil : home)
  }
}
