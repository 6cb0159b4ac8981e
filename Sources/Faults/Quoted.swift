/// Text from outside, made fit to stand in a sentence about it.
package enum Quoted {
  /// The text in quotation marks, on one line: invisible and reordering characters, quotation marks and backslashes
  /// escaped, right-to-left
  /// text isolated, and what is past `limit` characters (as people count them) replaced by an ellipsis.
  package static func text(_ text: String, limit: Int = 40) -> String {
    let shown = String(text.prefix(limit))
    let isCut = shown.utf8.count < text.utf8.count
    // One character can be made of any number of scalars, so those are bounded too.
    let scalars = shown.unicodeScalars.prefix(8 * limit)
    let isCutInside = scalars.count < shown.unicodeScalars.count
    return "\"" + Isolated.text(scalars.map(escaped).joined() + (isCut || isCutInside ? "…" : "")) + "\""
  }

  /// The text without quotation marks and whole: only what is invisible, moves a terminal's cursor or reorders text is
  /// escaped. The isolates that ``Isolated`` sets around right-to-left text stay: they keep it in its place.
  package static func visible(_ text: String) -> String {
    text.unicodeScalars.map { "\u{2068}\u{2069}".unicodeScalars.contains($0) ? String($0) : shown($0) }.joined()
  }

  private static func escaped(_ scalar: UnicodeScalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    default: shown(scalar)
    }
  }

  private static func shown(_ scalar: UnicodeScalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    // Joiners hold emoji and many scripts together; every other format character hides or reorders.
    case "\u{200C}", "\u{200D}": String(scalar)
    default: isHidden(scalar) ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }
  }

  private static func isHidden(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: true
    default: false
    }
  }
}
