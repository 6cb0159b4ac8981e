import Testing

@testable import pocketwork_relay

struct EventParserTests {
  @Test(arguments: [
    ("data: a\n\n", ["a"]), ("data:a\r\n\r\n", ["a"]), ("data: a\r\r", ["a"]), ("data:  a\n\n", [" a"]),
    ("data\n\n", [""]),
    ("data: a\ndata: b\n\n", ["a\nb"]), (":c\n\ndata: a\n\n", ["a"]), ("event: x\nid: 1\nretry: 5\ndata: a\n\n", ["a"]),
    ("id: 1\n\ndata: a\n\n", ["a"]), ("data: a\n\n\n\ndata: b\n\n", ["a", "b"]), ("data: a\n", []),
    ("database: a\n\n", []),
    ("\u{FEFF}data: a\n\n", ["a"]), ("data: a\r\n\r\ndata: b\n\r\n", ["a", "b"]),
  ])
  func `events are the same however their bytes are cut`(text: String, expected: [String]) {
    let bytes = Array(text.utf8)
    for cut in 0...bytes.count {
      var parser = EventParser()
      let events = parser.events(in: bytes[..<cut]) + parser.events(in: bytes[cut...])
      #expect(events.map { String(decoding: $0, as: UTF8.self) } == expected, "cut at \(cut)")
    }
  }

  @Test func `an endless event is not kept`() {
    var parser = EventParser()
    let part = [UInt8](repeating: 0x61, count: 1_000_000)
    for _ in 0..<20 { #expect(parser.events(in: part).isEmpty) }
    #expect(parser.isOverfull)
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func `base64 is that of RFC 4648`(text: String, encoded: String) {
    #expect(Base64.text(of: Array(text.utf8)) == encoded)
  }
}
