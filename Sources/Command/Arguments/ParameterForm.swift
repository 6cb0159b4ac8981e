/// How a parameter is written on the command line.
enum ParameterForm: Hashable, Sendable {
  /// `--name`
  case flag
  /// `--name PLACEHOLDER`
  case option(String)
  /// `NAME`
  case operand(isOptional: Bool)
}
