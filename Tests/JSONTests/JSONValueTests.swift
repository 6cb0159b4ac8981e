import JSON
import Testing

struct JSONValueTests {
  @Test(arguments: [
    "null", "true", "[]", "{}", "[1,2.50,-0,1e5,9007199254740993,9223372036854775808,1e400]",
    #"{"b":1,"a":{"z":[],"y":null}}"#, #""\"\\\n\r\t\u0001/é😀""#, #"["\u0085\u2028\u2029"]"#, "-9223372036854775808",
  ])
  func `a text is written back as it was read`(text: String) throws {
    #expect(try JSONValue(parsing: text).text == text)
  }

  @Test(arguments: [
    ("", JSONError.Reason.unexpectedEnd, 0), ("[1,]", .trailingComma, 2), (#"{"a":1,}"#, .trailingComma, 6),
    (#"{"a":1,"a":2}"#, .duplicateKey("a"), 7), (#"{"a":1,"\u0061":2}"#, .duplicateKey("a"), 7),
    ("[1] x", .textAfterValue, 4), ("01", .invalidNumber, 0), ("1.", .unexpectedEnd, 2), ("-", .unexpectedEnd, 1),
    ("+1", .unexpectedByte(43), 0), ("NaN", .unexpectedByte(78), 0), (".5", .unexpectedByte(46), 0),
    ("1.e5", .invalidNumber, 2), ("tru", .unexpectedEnd, 3), ("\u{FEFF}1", .unexpectedByte(0xEF), 0),
    ("\"a\u{1}\"", .controlCharacter(1), 2), (#""\ud800""#, .loneSurrogate, 1), (#""\ud800\u0041""#, .loneSurrogate, 1),
    (#""\udc00""#, .loneSurrogate, 1), (#""\x""#, .invalidEscape, 2), (#""\u12g4""#, .invalidEscape, 5),
    ("{a:1}", .unexpectedByte(97), 1), (#"{"a" 1}"#, .unexpectedByte(49), 5), ("[1 2]", .unexpectedByte(50), 3),
    ("'a'", .unexpectedByte(39), 0), ("[", .unexpectedEnd, 1), (#"{"a""#, .unexpectedEnd, 4),
  ])
  func `bad text is refused with its place`(text: String, reason: JSONError.Reason, offset: Int) {
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
    #expect(error?.reason == reason)
    #expect(error?.offset == offset)
  }

  @Test(arguments: [
    [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xE2, 0x80, 0x22],
  ])
  func `bytes that are not UTF-8 are refused`(bytes: [UInt8]) {
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: bytes) }
    #expect(error?.reason == .invalidUTF8)
  }

  @Test func `64 levels are read and 65 are not`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try JSONValue(parsing: nested(64))
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: nested(65)) }
    #expect(error?.reason == .tooDeep(limit: 64))
    #expect(throws: JSONError.self) { try JSONValue(parsing: nested(500_000)) }
  }

  @Test func `keys are told apart by their bytes`() throws {
    let value = try JSONValue(parsing: "{\"e\u{301}\":1,\"\u{E9}\":2,\"\u{212A}\":3}")
    #expect(value["e\u{301}"] == 1)
    #expect(value["\u{E9}"] == 2)
    #expect(value["K"] == nil)
    let many = "{" + (0..<40).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    #expect(try JSONValue(parsing: many + "}")["k39"] == 39)
    #expect(throws: JSONError.self) { try JSONValue(parsing: many + ",\"k3\":0}") }
  }

  @Test(arguments: [
    ("15", 15), ("15.0", 15), ("1.5e1", 15), ("-0", 0), ("15.5", nil), ("1e400", nil), ("9007199254740993.0", nil),
    ("9223372036854775807", Int64.max), ("9223372036854775808", nil), ("\"15\"", nil),
  ])
  func `a whole number is one however it is written`(text: String, value: Int64?) throws {
    #expect(try JSONValue(parsing: text).wholeNumber == value)
  }

  @Test func `escapes are read`() throws {
    #expect(try JSONValue(parsing: #""\u0041\ud83d\ude00\/\b\f""#) == "A😀/\u{8}\u{C}")
  }

  @Test func `indented text is one member a line`() {
    let value: JSONValue = ["a": [1, [:]], "b": []]
    #expect(String(decoding: value.indented, as: UTF8.self) == "{\n  \"a\": [\n    1,\n    {}\n  ],\n  \"b\": []\n}\n")
  }
}
