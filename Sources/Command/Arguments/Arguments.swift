/// What a subcommand was given, checked against its declarations.
struct Arguments: Sendable {
  private let texts: [String: String]

  /// The texts by the label of their parameter; each one has been accepted by it.
  init(checked texts: [String: String]) { self.texts = texts }

  /// The value of an option or an operand; nil where it was not given.
  subscript<Value>(parameter: Parameter<Value>) -> Value? {
    texts[parameter.label].flatMap(parameter.value(of:))
  }

  /// Whether a flag was given.
  func has(_ flag: Parameter<Bool>) -> Bool { texts[flag.label] != nil }

  /// The value of an operand that is not optional: the parser refuses a command line without it.
  func required<Value>(_ operand: Parameter<Value>) throws(UsageError) -> Value {
    guard let value = self[operand] else { throw UsageError("\(operand.label) is missing") }
    return value
  }
}
