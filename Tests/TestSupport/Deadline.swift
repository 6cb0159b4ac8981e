import Foundation

/// The instant after which a test fails rather than hangs. It is generous: it is no measurement.
package struct Deadline: Sendable {
  private let end: ContinuousClock.Instant

  package init(after duration: Duration = .seconds(60)) { end = .now + duration }

  package var isOver: Bool { ContinuousClock.now >= end }

  /// Waits until a descriptor can be read, or written, or has been hung up.
  /// - Throws: ``Missed`` with what was waited for.
  package func wait(for descriptor: CInt, _ events: Int32 = POLLIN, _ purpose: @autoclosure () -> String) throws {
    while !isOver {
      var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
      if Foundation.poll(&entry, 1, 100) > 0 { return }
    }
    throw Missed(purpose: purpose())
  }

  /// Asks again and again, a few milliseconds apart, until there is an answer.
  package func poll<Answer>(_ purpose: String, _ ask: () throws -> Answer?) throws -> Answer {
    while !isOver {
      if let answer = try ask() { return answer }
      _ = Foundation.poll(nil, 0, 2)
    }
    throw Missed(purpose: purpose)
  }

  package struct Missed: Error, CustomStringConvertible {
    package let purpose: String
    package var description: String { "nothing came in time: \(purpose)" }
  }
}
