import HTTP
import TestSupport
import Testing

struct RequestParserTests {
  @Test(arguments: [
    ("GET / HTTP/1.1\r\nHost: h\r\n\r\n", "GET / ?- @h http11 Host=h | body "),
    ("\r\nGET / HTTP/1.1\r\nHost: h\r\n\r\n", "GET / ?- @h http11 Host=h | body "),
    ("GET /a?b?c HTTP/1.1\r\nHost: h\r\n\r\n", "GET /a ?b?c @h http11 Host=h | body "),
    ("GET /a? HTTP/1.1\r\nhost:h:80 \t\r\n\r\n", "GET /a ? @h:80 http11 host=h:80 | body "),
    ("GET http://o:1/a?b HTTP/1.1\r\nHost: h\r\n\r\n", "GET /a ?b @o:1 http11 Host=h | body "),
    ("GET HTTP://o?b HTTP/1.1\r\nHost:\r\n\r\n", "GET / ?b @o http11 Host= | body "),
    ("OPTIONS * HTTP/1.1\r\nHost: [::1]:3\r\n\r\n", "OPTIONS * ?- @[::1]:3 http11 Host=[::1]:3 | body "),
    ("GET / HTTP/1.0\r\n\r\n", "GET / ?- @- http10  | body "),
    ("GET / HTTP/1.0\r\nExpect: x\r\n\r\n", "GET / ?- @- http10 Expect=x | body "),
    ("GET / HTTP/1.2\r\nHost: h\r\n\r\n", "GET / ?- @h http11 Host=h | body "),
    ("BREW / HTTP/1.1\r\nHost: h\r\n\r\n", "BREW / ?- @h http11 Host=h | body "),
    ("GET / HTTP/1.1\r\nHost: h\r\nA:\r\nA: b  c\r\n\r\n", "GET / ?- @h http11 Host=h;A=;A=b  c | body "),
    ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 0\r\n\r\n", "POST / ?- @h http11 Host=h;Content-Length=0 | body "),
    (
      "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 003\r\n\r\nabc",
      "POST / ?- @h http11 Host=h;Content-Length=003 | body abc"
    ),
    (
      "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: Chunked\r\n\r\n2;a=\"b\"\r\nab\r\n001 ;x\r\nc\r\n0;y\r\nT: 1\r\n\r\n",
      "POST / ?- @h http11 Host=h;Transfer-Encoding=Chunked | body abc"
    ),
  ])
  func `a request is read the same however its bytes are cut`(text: String, expected: String) {
    let bytes = Array(text.utf8)
    let whole = Transcript([bytes])
    #expect("\(whole)" == expected + " | between requests")
    for cut in 1..<bytes.count {
      #expect(Transcript([Array(bytes[..<cut]), Array(bytes[cut...])]) == whole, "cut at \(cut)")
    }
    #expect(Transcript(bytes.map { [$0] }) == whole)
  }

  @Test func `requests that come together are read one after the other`() {
    let text = "POST /1 HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\n\r\nabGET /2 HTTP/1.1\r\nHost: h\r\n\r\n"
    #expect(
      "\(Transcript(text))"
        == "POST /1 ?- @h http11 Host=h;Content-Length=2 | body ab | GET /2 ?- @h http11 Host=h | body  | between requests"
    )
  }

  @Test func `a limit itself is allowed`() {
    var limits = Limits()
    (limits.bodyBytes, limits.fieldCount, limits.targetBytes) = (5, 2, 3)
    let head = "POST /ab HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\n"
    limits.headBytes = head.utf8.count
    #expect(Transcript(head + "12345", limits: limits).refusal == nil)
    limits.headBytes -= 1
    #expect(Transcript(head + "12345", limits: limits).refusal == .fieldsTooLarge(limit: limits.headBytes))
    let chunked = "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n"
    limits.headBytes = 100
    #expect(Transcript(chunked + "3\r\n123\r\n2\r\n45\r\n0\r\n\r\n", limits: limits).refusal == nil)
    #expect(Transcript(chunked + "3\r\n123\r\n3\r\n", limits: limits).refusal == .bodyTooLarge(limit: 5))
  }

  @Test func `content that is skipped is read to its end and not kept`() {
    var parser = RequestParser()
    parser.append("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\nab".utf8)
    guard case .head = parser.next() else { return #expect(Bool(false)) }
    #expect(parser.framing == .length(3))
    parser.skipBody(limit: 3)
    guard case .needsMore = parser.next() else { return #expect(Bool(false)) }
    parser.append("cGET / HTTP/1.1\r\n".utf8)
    guard case .body([]) = parser.next() else { return #expect(Bool(false)) }
    guard case .needsMore = parser.next() else { return #expect(Bool(false)) }
    #expect(parser.isInsideRequest)
  }

  @Test func `content that is skipped has a limit too`() {
    var parser = RequestParser()
    parser.append("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n4\r\n".utf8)
    guard case .head = parser.next() else { return #expect(Bool(false)) }
    parser.skipBody(limit: 3)
    guard case .refused(.bodyTooLarge(limit: 3)) = parser.next() else { return #expect(Bool(false)) }
  }

  @Test func `a chunked body is the concatenation of its chunks, whatever their sizes and extensions`() {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(seed: seed)
    for _ in 0..<200 {
      let (body, wire) = Self.randomChunks(&random)
      var pieces: [[UInt8]] = []
      var rest = wire[...]
      while !rest.isEmpty {
        let count = min(rest.count, Int.random(in: 1...40, using: &random))
        pieces.append(Array(rest.prefix(count)))
        rest = rest.dropFirst(count)
      }
      let head = Array("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n".utf8)
      let transcript = Transcript([head] + pieces)
      #expect(transcript.refusal == nil, "seed \(seed)")
      #expect(transcript.lines.dropFirst() == ["body \(body)", "between requests"], "seed \(seed)")
    }
  }

  private static func randomChunks(_ random: inout SplitMix) -> (body: String, wire: [UInt8]) {
    var body = ""
    var wire = ""
    for _ in 0..<Int.random(in: 0...20, using: &random) {
      let letters = (0..<Int.random(in: 1...30, using: &random)).map { _ in
        Character(["a", "b", "\r", "\n", "0", ";"].randomElement(using: &random)!)
      }
      let size = String(letters.count, radix: 16, uppercase: Bool.random(using: &random))
      let zeros = String(repeating: "0", count: Int.random(in: 0...3, using: &random))
      body += letters.map(String.init).joined()
      wire += zeros + size + ["", ";a", " ;a=b", ";a=\"\\\"\""].randomElement(using: &random)! + "\r\n"
      wire += letters.map(String.init).joined() + "\r\n"
    }
    wire +=
      ["0\r\n", "000;x\r\n"].randomElement(using: &random)! + ["", "T: x\r\n", "T:\r\nU: y\r\n"].randomElement(
        using: &random)! + "\r\n"
    return (body, Array(wire.utf8))
  }

  @Test func `random bytes end in a refusal or in waiting, and take no more memory than the limits`() {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(seed: seed)
    let words = [
      "GET ", "POST ", "/", " HTTP/1.1", "\r\n", "\n", "Host: h", ":", "Content-Length: 5",
      "Transfer-Encoding: chunked", "0", "a", "\0", "\r\n\r\n",
    ]
    for _ in 0..<2_000 {
      var parser = RequestParser()
      for _ in 0..<30 {
        parser.append(words.randomElement(using: &random)!.utf8)
        var steps = 0
        loop: while steps < 100 {
          steps += 1
          switch parser.next() {
          case .needsMore, .refused: break loop
          case .head, .body: break
          }
        }
        #expect(steps < 100 && parser.unreadCount <= 16_384, "seed \(seed)")
      }
    }
  }
}
