import HTTP
import Testing

/// Every request that is refused, by which refusal, and with which status.
struct RefusalTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let refusal: Refusal
    let code: Int

    init(_ text: String, _ refusal: Refusal, _ code: Int) {
      (self.text, self.refusal, self.code) = (text, refusal, code)
    }

    var testDescription: String { String(text.prefix(60)) }
  }

  static let get = "GET / HTTP/1.1\r\nHost: h\r\n"
  static let post = "POST / HTTP/1.1\r\nHost: h\r\n"

  static let requestLines: [Row] = [
    Row("POST\r\n\r\n", .requestLine, 400),
    Row("GET /\r\nHost: h\r\n\r\n", .requestLine, 400),
    Row("\r\n\r\nGET / HTTP/1.1\r\nHost: h\r\n\r\n", .requestLine, 400),
    Row("GET / HTTP/1.1\nHost: h\n\n", .loneLineFeed, 400),
    Row("GET / HTTP/1.1\r\nHost: h\n\r\n", .loneLineFeed, 400),
    Row("GET / HTTP/1.1\r\nHost: h\r\n\n", .loneLineFeed, 400),
    Row(" GET / HTTP/1.1\r\nHost: h\r\n\r\n", .method, 400),
    Row("G(T / HTTP/1.1\r\nHost: h\r\n\r\n", .method, 400),
    Row(String(repeating: "A", count: 33) + " / HTTP/1.1\r\nHost: h\r\n\r\n", .method, 400),
    Row("GET  / HTTP/1.1\r\nHost: h\r\n\r\n", .target, 400),
    Row("GET /a b HTTP/1.1\r\nHost: h\r\n\r\n", .target, 400),
    Row("GET /a\tb HTTP/1.1\r\nHost: h\r\n\r\n", .target, 400),
    Row("GET /\u{E9} HTTP/1.1\r\nHost: h\r\n\r\n", .target, 400),
    Row("GET /a#b HTTP/1.1\r\nHost: h\r\n\r\n", .target, 400),
    Row("GET a HTTP/1.1\r\nHost: h\r\n\r\n", .target, 400),
    Row("GET * HTTP/1.1\r\nHost: h\r\n\r\n", .target, 400),
    Row("GET http:/a HTTP/1.1\r\nHost: h\r\n\r\n", .target, 400),
    Row("GET http:///a HTTP/1.1\r\nHost: h\r\n\r\n", .target, 400),
    Row("GET http://u@h/a HTTP/1.1\r\nHost: h\r\n\r\n", .target, 400),
    Row("GET ftp://h/a HTTP/1.1\r\nHost: h\r\n\r\n", .target, 400),
    Row("CONNECT h:1 HTTP/1.1\r\nHost: h\r\n\r\n", .connectMethod, 501),
    Row("GET / http/1.1\r\nHost: h\r\n\r\n", .version, 400),
    Row("GET / HTTP/1.1 \r\nHost: h\r\n\r\n", .version, 400),
    Row("GET / HTTP/11\r\nHost: h\r\n\r\n", .version, 400),
    Row("GET / HTTP/1.10\r\nHost: h\r\n\r\n", .version, 400),
    Row("GET / HTTP/1.1\r\r\nHost: h\r\n\r\n", .version, 400),
    Row("GET / HTTP/0.9\r\nHost: h\r\n\r\n", .unsupportedVersion, 505),
    Row("PRI * HTTP/2.0\r\n\r\n", .unsupportedVersion, 505),
    Row("GET / HTTP/3.0\r\nHost: h\r\n\r\n", .unsupportedVersion, 505),
    Row("GET /" + String(repeating: "q", count: 8_192) + " HTTP/1.1\r\n", .targetTooLong(limit: 8_192), 414),
    Row("GET /" + String(repeating: "q", count: 200_000), .targetTooLong(limit: 8_192), 414),
  ]

  static let fields: [Row] = [
    Row("GET / HTTP/1.1\r\n\r\n", .missingHost, 400),
    Row("GET / HTTP/1.1\r\nHost: h\r\nHost: h\r\n\r\n", .repeatedHost, 400),
    Row("GET / HTTP/1.1\r\nHost: h\r\nhOST: i\r\n\r\n", .repeatedHost, 400),
    Row("GET / HTTP/1.1\r\nHost: a/b\r\n\r\n", .host, 400),
    Row("GET / HTTP/1.1\r\nHost: a b\r\n\r\n", .host, 400),
    Row("GET / HTTP/1.1\r\nHost: u@h\r\n\r\n", .host, 400),
    Row(get + "A : b\r\n\r\n", .spaceBeforeColon, 400),
    Row(get + "A\t: b\r\n\r\n", .spaceBeforeColon, 400),
    Row(get + "A: b\r\n c\r\n\r\n", .foldedField, 400),
    Row(get + "A: b\r\n\tc\r\n\r\n", .foldedField, 400),
    Row("GET / HTTP/1.1\r\n Host: h\r\n\r\n", .foldedField, 400),
    Row(get + ": b\r\n\r\n", .fieldName, 400),
    Row(get + "A\r\n\r\n", .fieldName, 400),
    Row(get + "A@: b\r\n\r\n", .fieldName, 400),
    Row(get + "\u{E9}: b\r\n\r\n", .fieldName, 400),
    Row(get + "A: b\0c\r\n\r\n", .fieldValue, 400),
    Row(get + "A: b\u{7F}\r\n\r\n", .fieldValue, 400),
    Row(get + "A: b\u{1B}[0m\r\n\r\n", .fieldValue, 400),
    Row(get + "A: b\rc\r\n\r\n", .loneCarriageReturn, 400),
    Row(get + "A: b\r\r\n\r\n", .loneCarriageReturn, 400),
    Row(get + "A\rB: b\r\n\r\n", .loneCarriageReturn, 400),
    Row(get + "Expect: 200-ok\r\n\r\n", .unknownExpectation, 417),
    Row(get + "A: " + String(repeating: "a", count: 16_384), .fieldsTooLarge(limit: 16_384), 431),
    Row(get + String(repeating: "A: b\r\n", count: 100) + "\r\n", .tooManyFields(limit: 100), 431),
  ]

  static let framing: [Row] = [
    Row(post + "\r\n", .missingLength, 411),
    Row("PUT / HTTP/1.1\r\nHost: h\r\n\r\n", .missingLength, 411),
    Row(post + "Content-Length: -1\r\n\r\n", .length, 400),
    Row(post + "Content-Length: +1\r\n\r\na", .length, 400),
    Row(post + "Content-Length: 1x\r\n\r\na", .length, 400),
    Row(post + "Content-Length: 0x1\r\n\r\na", .length, 400),
    Row(post + "Content-Length:\r\n\r\n", .length, 400),
    Row(post + "Content-Length: 1, 1\r\n\r\na", .length, 400),
    Row(post + "Content-Length: 1 1\r\n\r\na", .length, 400),
    Row(post + "Content-Length: 1\r\nContent-Length: 1\r\n\r\na", .repeatedLength, 400),
    Row(post + "Content-Length: 1\r\nContent-Length: 2\r\n\r\na", .repeatedLength, 400),
    Row(post + "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", .lengthAndCoding, 400),
    Row(post + "Transfer-Encoding: chunked\r\nContent-Length: 1\r\n\r\n0\r\n\r\n", .lengthAndCoding, 400),
    Row(post + "Content-Length: 4194305\r\n\r\n", .bodyTooLarge(limit: 4_194_304), 413),
    Row(post + "Content-Length: 1000000000000\r\n\r\n", .bodyTooLarge(limit: 4_194_304), 413),
    Row(post + "Content-Length: 99999999999999999999999999\r\n\r\n", .bodyTooLarge(limit: 4_194_304), 413),
    Row(post + "Transfer-Encoding: gzip\r\n\r\n", .unknownCoding, 501),
    Row(post + "Transfer-Encoding: gzip, chunked\r\n\r\n", .unknownCoding, 501),
    Row(post + "Transfer-Encoding: identity\r\n\r\n", .unknownCoding, 501),
    Row(post + "Transfer-Encoding:\r\n\r\n", .unknownCoding, 501),
    Row(post + "Transfer-Encoding: chunked,\r\n\r\n", .unknownCoding, 501),
    Row(post + "Transfer-Encoding: chunked, chunked\r\n\r\n", .repeatedCoding, 400),
    Row(post + "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n", .repeatedCoding, 400),
    Row("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n", .codingBefore11, 400),
  ]

  static let chunked = post + "Transfer-Encoding: chunked\r\n\r\n"
  static let chunks: [Row] = [
    Row(chunked + "zz\r\n", .chunkSize, 400),
    Row(chunked + "\r\n", .chunkSize, 400),
    Row(chunked + " 1\r\na\r\n0\r\n\r\n", .chunkSize, 400),
    Row(chunked + "1 \r\na\r\n0\r\n\r\n", .chunkSize, 400),
    Row(chunked + "0x1\r\na\r\n0\r\n\r\n", .chunkSize, 400),
    Row(chunked + "-1\r\na\r\n0\r\n\r\n", .chunkSize, 400),
    Row(chunked + "1;\0\r\na\r\n0\r\n\r\n", .chunkSize, 400),
    Row(chunked + "1;\r\r\na\r\n0\r\n\r\n", .chunkSize, 400),
    Row(chunked + "0000000000000001\r\na\r\n0\r\n\r\n", .chunkSize, 400),
    Row(chunked + "1\na\r\n0\r\n\r\n", .loneLineFeed, 400),
    Row(chunked + "1\r\nab\r\n0\r\n\r\n", .chunkEnd, 400),
    Row(chunked + "1\r\na\n0\r\n\r\n", .chunkEnd, 400),
    Row(chunked + "1\r\na\rb", .chunkEnd, 400),
    Row(chunked + "400001\r\n", .bodyTooLarge(limit: 4_194_304), 413),
    Row(chunked + "1\r\na\r\n400000\r\n", .bodyTooLarge(limit: 4_194_304), 413),
    Row(chunked + "fffffffffffffff\r\n", .bodyTooLarge(limit: 4_194_304), 413),
    Row(chunked + "1;" + String(repeating: "x", count: 1_024), .chunkLineTooLong(limit: 1_024), 400),
    Row(chunked + "0\r\nA : b\r\n\r\n", .spaceBeforeColon, 400),
    Row(chunked + "0\r\nA: b\n\r\n", .loneLineFeed, 400),
    Row(chunked + "0\r\nA: " + String(repeating: "x", count: 16_384), .fieldsTooLarge(limit: 16_384), 431),
    Row(chunked + "0\r\n" + String(repeating: "A: b\r\n", count: 101), .tooManyFields(limit: 100), 431),
  ]

  static let all = requestLines + fields + framing + chunks

  @Test(arguments: all)
  func `a request against the grammar or a limit is refused by name`(row: Row) {
    let transcript = Transcript(row.text)
    #expect(transcript.refusal == row.refusal)
    #expect(row.refusal.status.code == row.code)
  }

  @Test(arguments: all.filter { $0.text.utf8.count < 300 })
  func `where the bytes are cut does not change the refusal`(row: Row) {
    let bytes = Array(row.text.utf8)
    let whole = Transcript([bytes])
    for cut in 1..<bytes.count {
      #expect(Transcript([Array(bytes[..<cut]), Array(bytes[cut...])]) == whole, "cut at \(cut)")
    }
    #expect(Transcript(bytes.map { [$0] }) == whole)
  }

  @Test func `nothing is read after a refusal`() {
    var parser = RequestParser()
    parser.append("GET / HTTP/1.1\n".utf8)
    guard case .refused(.loneLineFeed) = parser.next() else { return #expect(Bool(false)) }
    parser.append((Self.get + "\r\n").utf8)
    guard case .refused(.loneLineFeed) = parser.next() else { return #expect(Bool(false)) }
    #expect(!parser.isInsideRequest)
  }

  @Test(arguments: all)
  func `a refusal's sentence repeats nothing of the request and names the limit`(row: Row) {
    let response = row.refusal.response
    #expect(response.body.count < 300)
    if case .bodyTooLarge(let limit) = row.refusal { #expect(row.refusal.sentence.contains("\(limit)")) }
  }
}
