/// How text is set.
package struct TextStyle: Hashable, Sendable {
  /// Pixels an em.
  package let size: Int
  /// The stroke's width in thousandths of an em.
  package let weight: Int

  package init(size: Int, weight: Int) {
    (self.size, self.weight) = (size, weight)
  }

  static let headline = TextStyle(size: 54, weight: 115)
  static let smallestHeadline = 40
  static let title = TextStyle(size: 30, weight: 115)
  static let sentence = TextStyle(size: 30, weight: 95)
  static let row = TextStyle(size: 28, weight: 95)
  static let routine = TextStyle(size: 28, weight: 110)
  static let noteHeading = TextStyle(size: 28, weight: 115)
  static let note = TextStyle(size: 28, weight: 100)
  static let label = TextStyle(size: 26, weight: 95)
  static let number = TextStyle(size: 26, weight: 100)
  static let today = TextStyle(size: 26, weight: 120)

  var stroke: Double { Double(size * weight) / 1_000 }

  /// From the edge of a character to the middle of its first stroke.
  var bearing: Double { stroke / 2 + 0.055 * Double(size) }

  /// How far the next character stands: whole pixels, so that equal letters are equal pixels.
  func advance(of glyph: Glyph?) -> Int {
    guard let glyph else { return Int((0.27 * Double(size)).rounded()) }
    return Int((Double(glyph.width * size) / 100 + 2 * bearing).rounded())
  }

  /// The width of a text in pixels.
  func width(of text: String) -> Int { Typeface.glyphs(of: text).reduce(0) { $0 + advance(of: $1.glyph) } }

  /// The text, or as much of its beginning as fits with `…` behind it; nothing where not even that fits.
  func fit(_ text: String, in width: Int) -> String {
    let characters = Array(text)
    let advances = characters.map { character in
      Typeface.glyphs(of: String(character)).reduce(0) { $0 + advance(of: $1.glyph) }
    }
    var rest = advances.reduce(0, +)
    if rest <= width { return text }
    let ellipsis = self.width(of: "…")
    for count in characters.indices.reversed() {
      rest -= advances[count]
      let endsInSpace = count > 0 && characters[count - 1].isWhitespace
      if rest + ellipsis <= width, !endsInSpace { return String(characters[..<count]) + "…" }
    }
    return ""
  }
}
