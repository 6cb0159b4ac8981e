#if os(Linux)
  import CShim
  import Glibc

  /// epoll(7), level-triggered.
  final class EpollPoller: Poller {
    private let epoll: CInt
    private var events = [pw_event](repeating: pw_event(), count: 256)

    init() throws(SystemError) { epoll = try SystemError.check(pw_epoll_create()) }

    deinit { close(epoll) }

    func add(_ descriptor: CInt, token: UInt64, _ interest: Interest) throws(SystemError) {
      _ = try SystemError.check(pw_epoll_add(epoll, descriptor, Self.events(interest), token))
    }

    func change(_ descriptor: CInt, token: UInt64, _ interest: Interest) {
      _ = pw_epoll_change(epoll, descriptor, Self.events(interest), token)
    }

    func remove(_ descriptor: CInt) { _ = pw_epoll_remove(epoll, descriptor) }

    func wait(milliseconds: CInt?, _ found: inout [Readiness]) {
      found.removeAll(keepingCapacity: true)
      // A negative count is EINTR: nothing happened.
      let count = pw_epoll_wait(epoll, &events, CInt(events.count), milliseconds ?? -1)
      for index in 0..<Int(max(0, count)) {
        let happened = events[index].events
        found.append(
          Readiness(
            token: events[index].token, isReadable: happened & pw_epoll_readable != 0,
            isWritable: happened & pw_epoll_writable != 0,
            hasDeparted: happened & (pw_epoll_departed | pw_epoll_failed) != 0))
      }
    }

    func makeWaker() throws(SystemError) -> Waker {
      let counter = try SystemError.check(pw_eventfd())
      return Waker(readEnd: counter, writeEnd: counter)
    }

    private static func events(_ interest: Interest) -> UInt32 {
      (interest.contains(.read) ? pw_epoll_readable : 0) | (interest.contains(.write) ? pw_epoll_writable : 0)
        | (interest.contains(.departure) ? pw_epoll_departed : 0)
    }
  }
#endif
