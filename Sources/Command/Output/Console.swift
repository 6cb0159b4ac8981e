package import Time

/// What a subcommand sees of the world outside: its environment, where it writes, the clock. Tests hand in their own.
package struct Console: Sendable {
  package enum Stream: Sendable { case output, errors }

  let variable: @Sendable (String) -> String?
  let write: @Sendable (Stream, [UInt8]) -> Void
  let isTerminal: @Sendable (Stream) -> Bool

  /// The absolute path of the running program.
  let programPath: String

  /// The instant at which a command acts.
  let now: @Sendable () -> Instant

  package init(
    programPath: String, now: @escaping @Sendable () -> Instant, variable: @escaping @Sendable (String) -> String?,
    isTerminal: @escaping @Sendable (Stream) -> Bool, write: @escaping @Sendable (Stream, [UInt8]) -> Void
  ) {
    (self.programPath, self.now, self.variable) = (programPath, now, variable)
    (self.isTerminal, self.write) = (isTerminal, write)
  }

  /// A line for the person or the program that reads the output.
  func print(_ text: String) { write(.output, Array("\(text)\n".utf8)) }

  /// A line beside the output: errors, and what would spoil it for a program that reads it. Tokens are hidden in it.
  func note(_ text: String) { write(.errors, Array("\(Redaction.hidingTokens(in: text))\n".utf8)) }

  /// Text in a style where the output is a terminal and `NO_COLOR` is not set; as it is elsewhere.
  func styled(_ text: String, _ style: Style) -> String {
    guard isTerminal(.output), variable("NO_COLOR")?.isEmpty ?? true else { return text }
    return "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m"
  }

  /// What a terminal can show, by its code in ECMA-48 (SGR).
  enum Style: Int, Sendable {
    case red = 31
    case green = 32
    case yellow = 33
  }
}
