/// A line on the terminal that tells how far long work is, and goes away with it. Beside a terminal, and where there is
/// little to do, it says nothing.
struct TerminalMeter {
  /// From so many steps on there is something to tell.
  static let fewestSteps = 50
  private static let parts = 20
  /// To the start of the line, which is erased (ECMA-48: CR, EL).
  private static let lineStart = "\r\u{1B}[K"

  private let console: Console
  private let verb: String
  private let unit: String

  /// - Parameters:
  ///   - verb: what is done, as in `importing`.
  ///   - unit: what is counted, as in `items`.
  init(_ console: Console, _ verb: String, _ unit: String) {
    (self.console, self.verb, self.unit) = (console, verb, unit)
  }

  /// Tells of each twentieth of the work.
  func show(_ done: Int, _ total: Int) {
    guard total >= Self.fewestSteps, console.isTerminal(.errors) else { return }
    guard done * Self.parts / total > (done - 1) * Self.parts / total else { return }
    console.write(.errors, Array("\(Self.lineStart)\(verb): \(done) of \(total) \(unit)".utf8))
  }

  /// Does the work, and leaves the line empty for what comes next, be it an error.
  func clearing<Value>(after work: () throws -> Value) rethrows -> Value {
    defer { clear() }
    return try work()
  }

  private func clear() {
    guard console.isTerminal(.errors) else { return }
    console.write(.errors, Array(Self.lineStart.utf8))
  }
}
