import Faults

/// Reads the words after a subcommand's name by its declarations.
///
/// `--name value` and `--name=value` are the same; `--` ends the options. An option given twice is refused.
struct ArgumentParser {
  let parameters: [any ParameterDeclaration]
  private var texts: [String: String] = [:]
  private var operands: [String] = []

  init(_ parameters: [any ParameterDeclaration]) { self.parameters = parameters }

  static func parse(_ words: [String], by parameters: [any ParameterDeclaration]) throws(UsageError) -> Arguments {
    var parser = ArgumentParser(parameters)
    try parser.read(words)
    return Arguments(checked: parser.texts)
  }

  private mutating func read(_ words: [String]) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      } else if word.hasPrefix("--") {
        try readOption(word, &rest)
      } else if word.hasPrefix("-"), word != "-" {
        throw UsageError("there is no option \(Quoted.text(word)); options begin with two hyphens")
      } else {
        operands.append(word)
      }
    }
    try placeOperands()
  }

  private mutating func readOption(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let options = parameters.filter { !$0.isOperand }
    guard let parameter = options.first(where: { $0.label == parts[0] }) else {
      throw UsageError(Self.unknown("option", parts[0], among: options.map(\.label) + ["--help"]))
    }
    guard texts[parameter.label] == nil else { throw UsageError("\(parameter.label) is given twice") }
    if parameter.form == .flag {
      guard parts.count == 1 else { throw UsageError("\(parameter.label) takes no value") }
      texts[parameter.label] = ""
    } else {
      guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
        throw UsageError("\(parameter.label) needs a value: \(parameter.usage)")
      }
      try keep(value, for: parameter)
    }
  }

  private mutating func placeOperands() throws(UsageError) {
    var rest = operands[...]
    for parameter in parameters where parameter.isOperand {
      if let word = rest.popFirst() {
        try keep(word, for: parameter)
      } else if parameter.form == .operand(isOptional: false) {
        throw UsageError("\(parameter.label) is missing: \(parameter.help)")
      }
    }
    if let word = rest.first { throw UsageError("\(Quoted.text(word)) is one word too many") }
  }

  private mutating func keep(_ value: String, for parameter: any ParameterDeclaration) throws(UsageError) {
    guard parameter.accepts(value) else {
      if !parameter.choices.isEmpty {
        throw UsageError(Self.unknown(parameter.label, value, among: parameter.choices))
      }
      let rule = parameter.rule.isEmpty ? "a text that is not empty" : parameter.rule
      throw UsageError("\(parameter.label) is \(Quoted.text(value)); it must be \(rule)")
    }
    texts[parameter.label] = value
  }

  /// `there is no option "--prot"; did you mean --port?`
  static func unknown(_ kind: String, _ word: String, among accepted: [String]) -> String {
    if let nearest = NearestMatch.of(word, among: accepted) {
      return "there is no \(kind) \(Quoted.text(word)); did you mean \(nearest)?"
    }
    return "there is no \(kind) \(Quoted.text(word)); there are \(accepted.joined(separator: ", "))"
  }
}
