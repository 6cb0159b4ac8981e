extension Server {
  /// Where and within which bounds a server serves.
  package struct Configuration: Sendable {
    /// What waits for sockets.
    package enum Backend: Hashable, Sendable, CaseIterable {
      /// The system's own: epoll on Linux, poll elsewhere.
      case system
      case poll
    }

    /// A numeric address.
    package var host = "127.0.0.1"
    /// 0 lets the system choose.
    package var port: Int
    package var threads = 2
    package var backend = Backend.system
    package var limits = Limits()
    package var deadlines = Deadlines()
    package var connections = ConnectionLimits()
    package var clock = UptimeClock.system

    package init(port: Int) { self.port = port }
  }
}
