/// Texts of others as they may stand in our messages.
enum Quoted {
  /// In quotation marks, with everything that could move a terminal's cursor escaped, and shortened past 60 characters.
  static func short(_ text: String) -> String {
    let shown = visible(String(text.prefix(60)))
    return "\"\(shown)\(text.count > 60 ? "…" : "")\""
  }

  /// Control characters as escapes; the rest as it is.
  static func visible(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let value = scalar.value
      let isControl = value < 0x20 || (0x7F...0x9F).contains(value) || (0x202A...0x202E).contains(value)
      result += isControl || (0x2066...0x2069).contains(value) ? "\\u{\(String(value, radix: 16))}" : String(scalar)
    }
    return result
  }
}
