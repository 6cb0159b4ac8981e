import MCP

/// How a call tells its client how far it is, and learns that the client has given up.
package struct CallProgress: Sendable {
  private let reporter: Reporter
  private let cancellation: Cancellation

  init<Caller>(_ context: RequestContext<Caller>) {
    (reporter, cancellation) = (context.reporter, context.cancellation)
  }

  private init() { (reporter, cancellation) = (.silent, Cancellation()) }

  /// Nobody asked, and nobody gives up.
  package static let silent = CallProgress()

  /// Goes on only where somebody waits for the answer.
  /// - Throws: ``Cancelled``.
  func check() throws(Cancelled) {
    if cancellation.isCancelled { throw Cancelled() }
  }

  /// Says that so much of the total is done; nothing where the client did not ask.
  /// - Throws: ``Cancelled``.
  func report(_ done: Int, of total: Int, _ message: String) throws(Cancelled) {
    try check()
    reporter.progress(done, of: total, message)
  }

  /// Counts the steps of work whose length is known before it begins.
  func meter(of total: Int, _ message: String) -> Meter {
    Meter(self, reporter.wantsProgress ? total : 0, message)
  }

  /// The client has given up: whatever is answered now is dropped.
  struct Cancelled: Error {}

  /// A count of steps, told at most twenty times.
  final class Meter {
    private let progress: CallProgress
    private let total: Int
    private let message: String
    private var done = 0

    private static let parts = 20

    fileprivate init(_ progress: CallProgress, _ total: Int, _ message: String) {
      (self.progress, self.total, self.message) = (progress, total, message)
    }

    /// Counts one more.
    func step() throws(Cancelled) {
      done += 1
      guard total > 0, done * Self.parts / total > (done - 1) * Self.parts / total else { return try progress.check() }
      try progress.report(done, of: total, message)
    }
  }
}
