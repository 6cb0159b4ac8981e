import Faults
import Names
import Testing

struct NameTests {
  @Test(arguments: [
    ("Deep work", "Deep work"), ("  Deep work\n", "Deep work"), ("x", "x"),
    (String(repeating: "x", count: 80), String(repeating: "x", count: 80)),
    ("e\u{301}", "\u{E9}"), ("שינה עמוקה", "שינה עמוקה"), ("🏳️‍🌈", "🏳️‍🌈"), ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"),
    (String(repeating: "e\u{301}", count: 80), String(repeating: "\u{E9}", count: 80)),
    (String(repeating: "👨‍👩‍👧‍👦", count: 40), String(repeating: "👨‍👩‍👧‍👦", count: 40)),
  ])
  func `a name is one trimmed line in normalisation form C`(given: String, text: String) throws {
    let name = try Name(given)
    #expect(Array(name.text.utf8) == Array(text.utf8))
  }

  @Test(arguments: [
    ("", "is empty; it must have 1 to 80 characters"),
    ("   ", "is empty; it must have 1 to 80 characters"),
    ("\u{200B}\u{FEFF}", "is empty; it must have 1 to 80 characters"),
    (String(repeating: "x", count: 81), "has 81 characters; it must have 1 to 80"),
    (String(repeating: "🏳️‍🌈", count: 80), "has 1120 bytes; it may have at most 1024"),
    ("a" + String(repeating: "\u{301}", count: 600), "has 1200 bytes; it may have at most 1024"),
    ("line\nbreak", "holds U+000A, a line break or tab; this text is one line"),
    ("a\tb", "holds U+0009, a line break or tab; this text is one line"),
    ("a\u{2028}b", "holds U+2028, a line break or tab; this text is one line"),
    ("a\u{85}b", "holds U+0085, a control character; leave it out"),
    ("\u{202E}abc", "holds U+202E, which reorders the text around it; leave it out"),
    ("a\u{2067}b\u{2069}", "holds U+2067, which reorders the text around it; leave it out"),
    ("a\u{E0041}", "holds U+E0041, an invisible tag character; leave it out"),
    ("a\u{FFFF}", "holds U+FFFF, which is no character; leave it out"),
  ])
  func `what is no name is refused, never cut`(given: String, message: String) {
    #expect(throws: Faults("", message)) { try Name(given) }
  }

  @Test(arguments: [
    ("Social", " social ", true), ("SOCIAL", "social", true), ("STRASSE", "straße", true), ("É", "e\u{301}", true),
    ("Ὀδυσσεύς", "ὈΔΥΣΣΕΎΣ", true), ("Work", "Works", false), ("а", "a", false),
  ])
  func `names are the same after trimming, folding case and normalising`(one: String, other: String, same: Bool) {
    #expect((Name.Key(one) == Name.Key(other)) == same)
  }
}
