/// The stroke font: which strokes stand for a character.
enum Typeface {
  /// The characters of a text with their strokes, as far as there are any: a letter that is not drawn is its base letter
  /// with the marks that are known, anything else a box; what is invisible is left out.
  static func glyphs(of text: String) -> [(character: Character, glyph: Glyph?)] {
    text.compactMap { character in
      if character.isWhitespace { return (" ", nil) }
      if isInvisible(character) { return nil }
      return (character, glyph(of: character) ?? Glyphs.box)
    }
  }

  /// Whether something of a text can be drawn that is more than punctuation.
  static func hasLetter(_ text: String) -> Bool {
    text.contains { ($0.isLetter || $0.isNumber) && glyph(of: $0) != nil }
  }

  private static let substitutes: [Character: Character] = [
    "“": "\"", "”": "\"", "„": "\"", "‚": ",", "‹": "<", "›": ">", "−": "–", "‑": "-", "′": "'", "″": "\"", "⁄": "/",
    "ẞ": "ß", "đ": "đ",
  ]

  private static func glyph(of character: Character) -> Glyph? {
    if let drawn = Glyphs.all[substitutes[character] ?? character] { return drawn }
    guard let first = character.unicodeScalars.first else { return nil }
    let names = character.unicodeScalars.compactMap(\.properties.name)
    guard let letter = Glyphs.all[Character(first)] == nil ? baseLetter(of: names[0...]) : Character(first),
      let base = Glyphs.all[letter]
    else { return nil }
    let marks = names.flatMap { Accent.marks(in: markName($0)) }
    return compose(letter, base, marks)
  }

  /// `LATIN SMALL LETTER E WITH ACUTE` is an `e`.
  private static func baseLetter(of names: ArraySlice<String>) -> Character? {
    for (prefix, isSmall) in [("LATIN SMALL LETTER ", true), ("LATIN CAPITAL LETTER ", false)] {
      guard let name = names.first, name.hasPrefix(prefix) else { continue }
      let letter = name.dropFirst(prefix.count).prefix { $0 != " " }
      guard letter.count == 1 else { return nil }
      return Character(isSmall ? letter.lowercased() : String(letter))
    }
    return nil
  }

  /// What a name says of marks, in the form that letters have it: `COMBINING ACUTE ACCENT` is `ACUTE`.
  private static func markName(_ name: String) -> String {
    if name.hasPrefix("COMBINING ") {
      let mark = name.dropFirst(10)
      return String(mark.hasSuffix(" ACCENT") ? mark.dropLast(7) : mark)
    }
    // Of `WITH DIAERESIS AND MACRON` the first mark above is enough.
    let words = name.split(separator: " ")
    return words.firstIndex(of: "WITH").map { words[($0 + 1)...].joined(separator: " ") } ?? ""
  }

  private static func compose(_ letter: Character, _ base: Glyph, _ marks: [Accent]) -> Glyph {
    guard !marks.isEmpty else { return base }
    // An i or a j under a mark loses its dot.
    let isDotted = letter == "i" || letter == "j"
    var strokes = isDotted ? base.strokes.filter { !$0.isDot } : base.strokes
    let tall: Set<Character> = ["b", "d", "f", "h", "k", "l"]
    let top: Double = letter.isUppercase ? 70 : tall.contains(letter) ? 73 : letter == "t" ? 67 : 50
    for mark in marks { strokes += mark.strokes(on: letter, width: base.width, top: top) }
    return Glyph(width: base.width, strokes: strokes)
  }

  private static func isInvisible(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .format, .control, .nonspacingMark, .enclosingMark: true
      default: false
      }
    }
  }
}
