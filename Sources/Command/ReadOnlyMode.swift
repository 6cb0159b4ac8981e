import Faults

/// The switch that keeps agents from writing. The flag, the environment and a token can each turn it on, none turns it
/// off again.
enum ReadOnlyMode {
  static let option = Parameter<Bool>.flag(
    "read-only", "refuse writes, whatever a token may do (also POCKETWORK_READ_ONLY=1)")

  static let variable = "POCKETWORK_READ_ONLY"

  /// - Throws: ``UsageError`` for a value that is neither yes nor no, since guessing could let writes through.
  static func isOn(_ arguments: Arguments, _ console: Console) throws(UsageError) -> Bool {
    switch console.variable(variable)?.lowercased() {
    case nil, "", "0", "false", "no": return arguments.has(option)
    case "1", "true", "yes": return true
    case let value?: throw UsageError("\(variable) is \(Quoted.visible(value)); it must be 1 or 0")
    }
  }
}
