import CShim

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// poll(2), for systems without epoll. A turn costs as much as there are descriptors.
final class PollPoller: Poller {
  private var entries: [pollfd] = []
  private var tokens: [UInt64] = []
  /// Where a descriptor stands in `entries`.
  private var indices: [CInt: Int] = [:]

  func add(_ descriptor: CInt, token: UInt64, _ interest: Interest) throws(SystemError) {
    indices[descriptor] = entries.count
    entries.append(pollfd(fd: descriptor, events: Self.events(interest), revents: 0))
    tokens.append(token)
  }

  func change(_ descriptor: CInt, token: UInt64, _ interest: Interest) {
    guard let index = indices[descriptor] else { return }
    entries[index].events = Self.events(interest)
    tokens[index] = token
  }

  func remove(_ descriptor: CInt) {
    guard let index = indices.removeValue(forKey: descriptor) else { return }
    entries.swapAt(index, entries.count - 1)
    tokens.swapAt(index, tokens.count - 1)
    entries.removeLast()
    tokens.removeLast()
    if index < entries.count { indices[entries[index].fd] = index }
  }

  func wait(milliseconds: CInt?, _ found: inout [Readiness]) {
    found.removeAll(keepingCapacity: true)
    guard poll(&entries, nfds_t(entries.count), milliseconds ?? -1) > 0 else { return }
    for index in entries.indices where entries[index].revents != 0 {
      let happened = entries[index].revents
      found.append(
        Readiness(
          token: tokens[index], isReadable: happened & Self.flag(POLLIN) != 0,
          isWritable: happened & Self.flag(POLLOUT) != 0,
          hasDeparted: happened & (Self.flag(POLLERR) | Self.flag(POLLHUP) | Self.flag(POLLNVAL)) != 0))
    }
  }

  func makeWaker() throws(SystemError) -> Waker {
    var ends: [CInt] = [0, 0]
    _ = try SystemError.check(pw_pipe(&ends))
    return Waker(readEnd: ends[0], writeEnd: ends[1])
  }

  private static func events(_ interest: Interest) -> Int16 {
    (interest.contains(.read) ? flag(POLLIN) : 0) | (interest.contains(.write) ? flag(POLLOUT) : 0)
  }

  private static func flag(_ value: CInt) -> Int16 { Int16(truncatingIfNeeded: value) }
}
