import Faults
import JSON
import Names
import Testing

struct TextNormalizerTests {
  @Test
  func `every string becomes normalisation form C, keys and other values stay`() throws {
    let given: JSONValue = ["e\u{301}": 1, "name": "e\u{301}", "list": ["o\u{308}", nil, true, 1]]
    let result = try TextNormalizer.normalized(given)
    let expected: JSONValue = ["e\u{301}": 1, "name": "\u{E9}", "list": ["\u{F6}", nil, true, 1]]
    #expect(result.encoded == expected.encoded)
  }

  @Test
  func `all forbidden characters are named at once, each with its path`() {
    let given: JSONValue = [
      "name": "a\u{202E}b",
      "blocks": [["settings": ["text": "fine\n\tlines\u{2028}", "items": ["ok", "bad\n"]]], ["we ird": "\u{7}"]],
      "description": "two\nlines",
    ]
    let faults = #expect(throws: Faults.self) { try TextNormalizer.normalized(given) }
    #expect(
      faults?.all == [
        Fault("name", "holds U+202E, which reorders the text around it; leave it out"),
        Fault("blocks[0].settings.items[1]", "holds U+000A, a line break or tab; this text is one line"),
        Fault("blocks[1].\"we ird\"", "holds U+0007, a control character; leave it out"),
      ])
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "🏳️‍🌈", "❤️", "क्‍ष", "می‌خواهم", "שלום", "e", "𝒳", "\u{FFFD}"])
  func `ordinary and joined characters survive byte for byte`(text: String) throws {
    #expect(Array(try TextNormalizer.normalized(text).utf8) == Array(text.utf8))
  }
}
