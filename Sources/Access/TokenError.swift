/// Why a text is no token; it never holds the text, only the name of a variable that was left in its place.
package enum TokenError: Error, Hashable, Sendable {
  case empty
  /// `${NAME}` or `$NAME`: the client sent the name in place of the value.
  case unexpandedVariable(String)
  /// `<token>`, `YOUR_TOKEN`: the words of an example.
  case example
  /// Quotes, spaces or line ends around it.
  case surrounded
  case prefix
  case length(Int, expected: Int)
  case character
  case checksum

  /// What stands where a token should stand, for the usual mistakes of configuration; nil where it may be a token.
  init?(notAToken text: String) {
    if text.isEmpty {
      self = .empty
    } else if let variable = Self.variable(in: text) {
      self = .unexpandedVariable(variable)
    } else if Self.isExample(text) {
      self = .example
    } else if text.utf8.contains(where: { " \t\r\n\"'`".utf8.contains($0) }) {
      self = .surrounded
    } else {
      return nil
    }
  }

  /// The name in `${NAME}`, `${env:NAME}`, `$NAME`, `{{NAME}}` or `%NAME%`, at most 64 letters of it.
  private static func variable(in text: String) -> String? {
    let frames = [("${", "}"), ("{{", "}}"), ("%", "%"), ("$", "")]
    let text = text.filter { !" \"'".contains($0) }
    guard let (start, end) = frames.first(where: { text.hasPrefix($0.0) && text.hasSuffix($0.1) }) else { return nil }
    guard text.utf8.count > start.utf8.count + end.utf8.count else { return nil }
    let name = text.dropFirst(start.count).dropLast(end.count)
    let last = name.split(whereSeparator: { $0 == ":" || $0 == "." }).last ?? name
    guard last.utf8.allSatisfy({ Base62.isDigit($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }) else {
      return nil
    }
    // A token with a mark before it is no name, and must not be shown.
    return last.hasPrefix("pw_") ? nil : String(last.prefix(64))
  }

  private static func isExample(_ text: String) -> Bool {
    let word = text.filter { !" \"'`".contains($0) }.uppercased()
    if word.hasPrefix("<") && word.hasSuffix(">") { return true }
    if word.hasPrefix("YOUR_") || word.hasPrefix("YOUR-") || word == "TOKEN" { return true }
    return word.hasPrefix("PW_") && (word.hasSuffix("_...") || word.hasSuffix("…") || word.contains("XXXXXX"))
  }
}

extension TokenError: CustomStringConvertible {
  /// A sentence without a full stop for the client's owner.
  package var description: String {
    switch self {
    case .empty: "the token is empty"
    case .unexpandedVariable(let name):
      "the client sent the name of a variable, \(name), in place of its value; set \(name) where the client starts"
    case .example: "the token is the example of a manual; put in one that `pocketwork token create` printed"
    case .surrounded: "there are spaces, line ends or quotes in the token; remove them"
    case .prefix: "a token starts with pw_agent_ or pw_device_"
    case .length(let count, let expected): "the token has \(count) characters in place of \(expected); copy it whole"
    case .character: "there is a character in the token that no token has; copy it again"
    case .checksum: "the token's checksum is wrong, so it was mistyped or cut; copy it again"
    }
  }
}
