/// Keeps tokens out of what is written to standard error, also one that a person typed in the wrong place.
enum Redaction {
  private static let prefixes = ["pw_agent_", "pw_device_"]

  /// The text with the secret part of everything that begins like a token replaced.
  static func hidingTokens(in text: String) -> String {
    var (result, rest) = ("", text[...])
    while let end = endOfPrefix(in: rest) {
      result += rest[..<end]
      rest = rest[end...]
      let secret = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
      if !secret.isEmpty { result += "(hidden)" }
      rest = rest[secret.endIndex...]
    }
    return result + rest
  }

  private static func endOfPrefix(in text: Substring) -> Substring.Index? {
    var index = text.startIndex
    while let start = text[index...].firstIndex(of: "p") {
      for prefix in prefixes where text[start...].hasPrefix(prefix) {
        return text.index(start, offsetBy: prefix.count)
      }
      index = text.index(after: start)
    }
    return nil
  }
}
