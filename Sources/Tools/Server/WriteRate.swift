import Threads
import Time

/// How many writes one caller may make: many at once, and for long only so many a second. An agent that has lost its way
/// cannot fill the history, or take the writer from the others, for long.
package final class WriteRate: Sendable {
  /// What a caller has made of late: one is forgiven `perSecond` times a second.
  private struct Account {
    var made: Int64
    var at: Instant
  }

  private let atOnce: Int64
  private let perSecond: Int64
  private let accounts = Lock<[Caller: Account]>([:])

  /// Beyond so many callers those that have nothing to be forgiven are forgotten.
  private static let remembered = 1_024

  /// - Parameters:
  ///   - atOnce: how many writes may come without a pause; at least 1.
  ///   - perSecond: how many are forgiven in a second; at least 1.
  package init(atOnce: Int64 = 10_000, perSecond: Int64 = 10) {
    (self.atOnce, self.perSecond) = (max(1, atOnce), max(1, perSecond))
  }

  /// Counts a write.
  /// - Returns: the seconds until the next one may come, where this one is too many; else nil. A clock that goes back
  ///   forgives nothing and takes nothing.
  func count(_ caller: Caller, at now: Instant) -> Int64? {
    accounts.withLock { accounts in
      var account = accounts[caller] ?? Account(made: 0, at: now)
      let (forgiven, overflows) = max(0, now.seconds(since: account.at)).multipliedReportingOverflow(by: perSecond)
      account.made = overflows ? 0 : max(0, account.made - forgiven)
      account.at = max(account.at, now)
      if account.made >= atOnce {
        accounts[caller] = account
        return (account.made - atOnce) / perSecond + 1
      }
      account.made += 1
      accounts[caller] = account
      if accounts.count > Self.remembered { forget(&accounts, at: now) }
      return nil
    }
  }

  private func forget(_ accounts: inout [Caller: Account], at now: Instant) {
    accounts = accounts.filter { $0.value.made / perSecond >= now.seconds(since: $0.value.at) }
  }

  func refusal(after seconds: Int64) -> String {
    "One token makes at most \(atOnce) writes at once, and \(perSecond) a second for long. Nothing was written; "
      + "try again in \(seconds) \(seconds == 1 ? "second" : "seconds")."
  }
}
