/// One thing that a subcommand takes: how help shows it, how the parser finds it, and what its values mean.
///
/// The declaration is the only place where a parameter is described; the subcommand reads it by
/// `arguments[Self.parameter]`.
struct Parameter<Value: Sendable>: Sendable {
  let form: ParameterForm
  let name: String
  let help: String
  let choices: [String]
  let rule: String
  private let parse: @Sendable (String) -> Value?

  private init(
    _ form: ParameterForm, _ name: String, _ help: String, choices: [String] = [], rule: String = "",
    parse: @escaping @Sendable (String) -> Value?
  ) {
    (self.form, self.name, self.help, self.choices, self.rule) = (form, name, help, choices, rule)
    self.parse = parse
  }

  func value(of text: String) -> Value? { parse(text) }
}

extension Parameter: ParameterDeclaration {
  func accepts(_ text: String) -> Bool { parse(text) != nil }
}

extension Parameter<Bool> {
  /// A switch that is on when it is given: `--json`.
  static func flag(_ name: String, _ help: String) -> Self { Self(.flag, name, help) { _ in true } }
}

extension Parameter<String> {
  /// An option with a text: `--name TEXT`.
  static func option(_ name: String, _ placeholder: String, _ help: String, choices: [String] = []) -> Self {
    Self(.option(placeholder), name, help, choices: choices) { text in
      !text.isEmpty && (choices.isEmpty || choices.contains(text)) ? text : nil
    }
  }

  /// A word that stands alone: `CLIENT`.
  static func operand(
    _ name: String, _ help: String, choices: [String] = [], isOptional: Bool = false
  ) -> Self {
    Self(.operand(isOptional: isOptional), name, help, choices: choices) { text in
      !text.isEmpty && (choices.isEmpty || choices.contains(text)) ? text : nil
    }
  }
}

extension Parameter<Int> {
  /// An option with a whole number: `--port N`.
  static func option(_ name: String, _ placeholder: String, in range: ClosedRange<Int>, _ help: String) -> Self {
    Self(
      .option(placeholder), name, help, rule: "a whole number from \(range.lowerBound) to \(range.upperBound)"
    ) { text in Int(text).flatMap { range.contains($0) ? $0 : nil } }
  }
}

extension Parameter<[String]> {
  /// An option with several of some words: `--scopes read,write`.
  static func option(_ name: String, _ placeholder: String, anyOf choices: [String], _ help: String) -> Self {
    Self(.option(placeholder), name, help, rule: "a list of \(choices.joined(separator: ", ")), with commas between") {
      text in
      let words = text.split(separator: ",").map { $0.filter { $0 != " " } }
      return !words.isEmpty && words.allSatisfy(choices.contains) ? words : nil
    }
  }
}
