#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// SIGTERM and SIGINT, which ask the service to end.
package enum ShutdownSignals {
  /// Keeps the two from ending the process, and SIGPIPE too. Call it before any thread is started: a thread inherits
  /// what its maker lets through.
  package static func hold() {
    signal(SIGPIPE, SIG_IGN)
    var signals = set
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Waits for one of them. A second one ends the process at once.
  static func wait() {
    var signals = set
    var received: CInt = 0
    while sigwait(&signals, &received) != 0 {}
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private static var set: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGTERM)
    sigaddset(&signals, SIGINT)
    return signals
  }
}
