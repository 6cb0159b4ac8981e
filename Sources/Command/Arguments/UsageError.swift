/// A command line that cannot be understood: exit code 2.
struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong and what is right, in one line.
  let description: String

  init(_ description: String) { self.description = description }
}
