/// A command that was understood and not carried out: exit code 1.
struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// What stands in the way and what mends it, in one line.
  let description: String

  init(_ description: String) { self.description = description }
}
