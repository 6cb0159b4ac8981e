/// A parameter without the type of its values: what the parser and the help need to know.
protocol ParameterDeclaration: Sendable {
  var form: ParameterForm { get }
  var name: String { get }
  var help: String { get }

  /// The accepted words, where there are only some.
  var choices: [String] { get }

  /// What a value must be, in words; empty where `choices` say it or any text is right.
  var rule: String { get }

  func accepts(_ text: String) -> Bool
}

extension ParameterDeclaration {
  /// As it is written on the command line: `--port N`, `--json`, `CLIENT`, `[FILE]`.
  var usage: String {
    switch form {
    case .flag: "--\(name)"
    case .option(let placeholder): "--\(name) \(placeholder)"
    case .operand(isOptional: false): name
    case .operand(isOptional: true): "[\(name)]"
    }
  }

  /// The name as a message calls it: `--port`, `CLIENT`.
  var label: String {
    switch form {
    case .flag, .option: "--\(name)"
    case .operand: name
    }
  }

  var isOperand: Bool {
    if case .operand = form { true } else { false }
  }
}
