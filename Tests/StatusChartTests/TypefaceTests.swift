import Testing

@testable import StatusChart

struct TypefaceTests {
  private func glyph(_ text: String) -> Glyph? { Typeface.glyphs(of: text).first?.glyph }

  @Test(arguments: [
    "áéíóúýćńśźĺŕ", "àèìòù", "âêîôûŵŷĉĝĥĵŝ", "äëïöüÿ", "ãñõĩũ", "åů", "čďěňřšťžľ", "ăğŏŭ", "āēīōū", "őű", "żėġċ",
  ])
  func `letters with marks are their letters and something more`(letters: String) {
    for letter in letters {
      let drawn = glyph(String(letter))
      let base = glyph(String(letter.unicodeScalars.first!.properties.name!.split(separator: " ")[3].lowercased()))
      #expect(drawn?.width == base?.width, "\(letter)")
      #expect(drawn?.strokes.count ?? 0 >= base?.strokes.count ?? 99, "\(letter)")
      #expect(drawn?.width != Glyphs.box.width || drawn?.strokes.count != 1, "\(letter)")
    }
  }

  @Test(arguments: ["ąęįų", "çşţķļņ", "șț", "łøđħ", "ạẹọ", "ßæœðþı"])
  func `marks below and through letters are drawn, and letters of their own`(letters: String) {
    for letter in letters { #expect(Typeface.hasLetter(String(letter)), "\(letter)") }
  }

  @Test func `composed and decomposed letters look the same`() {
    for (one, other) in [("é", "e\u{301}"), ("Å", "A\u{30A}"), ("ñ", "n\u{303}"), ("ç", "c\u{327}")] {
      #expect(TextStyle.label.width(of: one) == TextStyle.label.width(of: other))
      #expect(glyph(one)?.strokes.count == glyph(other)?.strokes.count)
    }
  }

  @Test(arguments: ["深", "ж", "ש", "😴", "👨‍👩‍👧‍👦"])
  func `what the font lacks is one box`(text: String) {
    let glyphs = Typeface.glyphs(of: text)
    #expect(glyphs.count == 1 && glyphs[0].glyph?.width == Glyphs.box.width)
    #expect(!Typeface.hasLetter(text))
  }

  @Test func `a name with no drawable letter becomes Session`() {
    for (name, shown) in [("深い", "Session"), ("···", "Session"), ("😴 7", "😴 7"), ("Zażółć", "Zażółć")] {
      let day = ChartContent.Day(weekday: "Mon", number: 1, month: "May", isMonday: true, isReported: true)
      let content = ChartContent(
        running: .pill(name: name, detail: "running"), asOf: .text("As of now"), headline: "H", sentences: ["S."],
        days: [day])
      #expect(ChartDrawing(content).texts.contains { $0.text == shown }, "\(name)")
    }
  }

  @Test func `what is invisible takes no room, and text that is cut ends in an ellipsis`() {
    #expect(TextStyle.label.width(of: "a\u{200B}b\u{2060}") == TextStyle.label.width(of: "ab"))
    #expect(TextStyle.label.fit("abcdef", in: 1_000) == "abcdef")
    let cut = TextStyle.label.fit("abc def ghi", in: TextStyle.label.width(of: "abc de…"))
    #expect(cut == "abc de…")
    #expect(TextStyle.label.fit("abc", in: 3) == "")
  }

  @Test(arguments: [0.0, 30, 45, 90, 180, 270, 359, 506, -150, 720])
  func `the series for turns is exact`(degrees: Double) {
    let turn = Turn(degrees: degrees)
    #expect(abs(turn.cosine * turn.cosine + turn.sine * turn.sine - 1) < 1e-9)
    if degrees == 30 { #expect(abs(turn.sine - 0.5) < 1e-9) }
    if degrees == -150 { #expect(abs(turn.cosine + 0.75.squareRoot()) < 1e-9) }
  }
}
