import Foundation

/// Starts programs one at a time: between making a pipe and marking it, no other start may copy its ends, or the end of
/// input would never be seen.
enum Spawning {
  private static let lock = NSLock()

  static func start(
    _ words: [String], _ environment: [String], errors: String
  ) throws -> (id: pid_t, input: Pipe.End, output: Pipe.End) {
    try lock.withLock {
      _ = ignoreBrokenPipes
      let (input, output) = (try Pipe.make(), try Pipe.make())
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_adddup2(&actions, input.reading.descriptor, 0)
      posix_spawn_file_actions_adddup2(&actions, output.writing.descriptor, 1)
      posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_APPEND, 0o600)
      var id = pid_t()
      let code = withWords(words) { arguments in
        withWords(environment) { posix_spawnp(&id, words[0], &actions, nil, arguments, $0) }
      }
      guard code == 0 else { throw POSIXError(.init(rawValue: code) ?? .EIO) }
      return (id, input.writing, output.reading)
    }
  }

  /// A program that ends early must fail the test, not end it.
  private static let ignoreBrokenPipes: Bool = {
    signal(SIGPIPE, SIG_IGN)
    return true
  }()

  private static func withWords<Result>(
    _ words: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = words.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
