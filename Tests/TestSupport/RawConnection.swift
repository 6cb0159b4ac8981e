import Foundation

/// A TCP connection to a server under test that sends the bytes it is told to, right or wrong.
///
/// Used by one thread at a time.
package final class RawConnection {
  private let descriptor: CInt
  private var unread: [UInt8] = []

  package init(port: Int, host: String = "127.0.0.1") throws {
    descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(truncatingIfNeeded: port).bigEndian
    address.sin_addr.s_addr = inet_addr(host)
    let code = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard code == 0 else {
      let cause = errno
      close(descriptor)
      throw POSIXError(.init(rawValue: cause) ?? .EIO)
    }
  }

  deinit { close(descriptor) }

  package func send(_ text: String) throws { try send(Array(text.utf8)) }

  package func send(_ bytes: [UInt8], by deadline: Deadline = Deadline()) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      try deadline.wait(for: descriptor, POLLOUT, "room in the connection")
      let count = rest.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL) | CInt(MSG_DONTWAIT))
      }
      guard count > 0 || errno == EAGAIN else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  /// Ends the sending side alone.
  package func shutDownSending() { shutdown(descriptor, CInt(SHUT_WR)) }

  /// The next bytes up to and with `end`; what was read so far at the end of the connection.
  package func read(through end: String, by deadline: Deadline = Deadline()) throws -> String {
    let mark = Array(end.utf8)
    while true {
      if let range = unread.firstRange(of: mark) { return take(range.upperBound) }
      guard try readMore(by: deadline) else { return take(unread.count) }
    }
  }

  /// Exactly so many bytes, or fewer at the end of the connection.
  package func read(count: Int, by deadline: Deadline = Deadline()) throws -> String {
    while unread.count < count, try readMore(by: deadline) {}
    return take(min(count, unread.count))
  }

  /// All bytes until the server closes the connection.
  package func readToEnd(by deadline: Deadline = Deadline()) throws -> String {
    while try readMore(by: deadline) {}
    return take(unread.count)
  }

  /// One response with its body: by `Content-Length`, by chunks, or none.
  package func readResponse(hasBody: Bool = true) throws -> RawResponse {
    var response = RawResponse(head: try read(through: "\r\n\r\n"))
    guard hasBody, response.status >= 200, response.status != 204, response.status != 304 else { return response }
    if let length = response.field("content-length").flatMap({ Int($0) }) {
      response.body = try read(count: length)
    } else if response.field("transfer-encoding") == "chunked" {
      while let size = Int(try read(through: "\r\n").dropLast(1), radix: 16), size > 0 {
        response.body += try read(count: size)
        _ = try read(count: 2)
      }
      _ = try read(count: 2)
    }
    return response
  }

  private func take(_ count: Int) -> String {
    defer { unread.removeFirst(count) }
    return String(decoding: unread[..<count], as: UTF8.self)
  }

  private func readMore(by deadline: Deadline) throws -> Bool {
    try deadline.wait(for: descriptor, POLLIN, "bytes from the server; so far \(unread.count)")
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    unread += buffer.prefix(max(count, 0))
    return count > 0
  }
}
