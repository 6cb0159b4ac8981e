import Command
import Threads
import Time

/// A console in memory.
final class TestConsole: Sendable {
  private let written = Lock<(output: [UInt8], errors: [UInt8])>(([], []))
  private let variables: [String: String]
  private let isTerminal: Bool
  private let now: Instant

  init(
    variables: [String: String] = ["HOME": "/home/ada"], isTerminal: Bool = false,
    now: Instant = Instant(seconds: 1_796_000_000)
  ) {
    (self.variables, self.isTerminal, self.now) = (variables, isTerminal, now)
  }

  /// Runs a command line as a person types it, without quotes.
  func run(_ line: String) -> Int32 { run(line.split(separator: " ").map(String.init)) }

  func run(_ words: [String]) -> Int32 {
    let console = Console(
      programPath: "/opt/pocketwork/bin/pocketwork", now: { [now] in now },
      variable: { [variables] in variables[$0] },
      isTerminal: { [isTerminal] _ in isTerminal },
      write: { [written] stream, bytes in
        written.withLock { written in
          switch stream {
          case .output: written.output += bytes
          case .errors: written.errors += bytes
          }
        }
      })
    return Program.run(words, on: console)
  }

  var outputBytes: [UInt8] { written.withLock { $0.output } }
  var output: String { String(decoding: written.withLock { $0.output }, as: UTF8.self) }
  var errors: String { String(decoding: written.withLock { $0.errors }, as: UTF8.self) }
}
