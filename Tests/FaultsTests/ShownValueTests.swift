import Faults
import JSON
import Testing

struct ShownValueTests {
  @Test func `a sentence quotes a shortened, escaped copy`() {
    #expect(Quoted.text("a\"b\\\n\u{202E}\u{E0041}") == #""a\"b\\\n\u{202E}\u{E0041}""#)
    #expect(Quoted.text(String(repeating: "👨‍👩‍👧‍👦", count: 41)) == "\"\(String(repeating: "👨‍👩‍👧‍👦", count: 40))…\"")
    #expect(Quoted.text("a" + String(repeating: "\u{301}", count: 9_999)).utf8.count < 800)
  }

  @Test func `a line for a terminal keeps its quotation marks and shows what would move the cursor`() {
    #expect(Quoted.visible("a \"b\" \u{1B}[2J\u{202E}\tc") == #"a "b" \u{1B}[2J\u{202E}\tc"#)
    #expect(Quoted.visible("the rule \(Quoted.text("שינה"))") == "the rule \"\u{2068}שינה\u{2069}\"")
    #expect(Quoted.text("\u{2068}") == #""\u{2068}""#)
  }

  @Test func `right-to-left text is isolated, and no other`() {
    #expect(Isolated.text("שינה") == "\u{2068}שינה\u{2069}")
    #expect(Isolated.text("Sleep") == "Sleep")
  }

  @Test(arguments: [
    ("null", "null"), ("true", "true"), ("-7", "-7"), ("1.50", "1.50"), (#""a\u202eb""#, #""a\u{202E}b""#),
    ("[]", "[]"),
    ("[1]", "an array"), ("{}", "{}"), (#"{"a":1}"#, "an object"),
  ])
  func `a value is shown as JSON, and named where it holds others`(text: String, shown: String) throws {
    #expect(ShownValue.of(try JSONValue(parsing: text)) == shown)
  }

  @Test(arguments: [("minutes", "minutes"), ("we ird", #""we ird""#), ("", #""""#), ("a.b", #""a.b""#)])
  func `a member's name is bare where it cannot be mistaken`(key: String, shown: String) {
    #expect(ShownValue.name(key) == shown)
  }
}
