/// Checks the fields that say where a request ends and whom it is for: Host, Content-Length, Transfer-Encoding, Expect.
struct FieldChecks {
  let framing: BodyFraming

  init(_ fields: Fields, _ requestLine: RequestLine) throws(Refusal) {
    var host: Range<Int>?
    var length: Range<Int>?
    var codings: [Range<Int>] = []
    for line in fields.lines {
      // Most names differ in their length already.
      switch line.name.count {
      case 4 where ASCII.isEqual(fields.bytes, line.name, ignoringCaseOf: "host"):
        if host != nil { throw .repeatedHost }
        host = line.value
      case 14 where ASCII.isEqual(fields.bytes, line.name, ignoringCaseOf: "content-length"):
        if length != nil { throw .repeatedLength }
        length = line.value
      case 17 where ASCII.isEqual(fields.bytes, line.name, ignoringCaseOf: "transfer-encoding"):
        codings.append(line.value)
      case 6 where ASCII.isEqual(fields.bytes, line.name, ignoringCaseOf: "expect"):
        try Self.checkExpectation(fields.bytes, line.value, requestLine.version)
      default: break
      }
    }
    try Self.checkHost(fields.bytes, host, requestLine.version)
    if !codings.isEmpty {
      if length != nil { throw .lengthAndCoding }
      try Self.checkCodings(codings.map { fields.bytes[$0] }, requestLine.version)
      framing = .chunked
    } else if let length {
      framing = .length(try Self.length(fields.bytes[length]))
    } else {
      framing = .none
    }
  }

  private static func checkHost(_ bytes: [UInt8], _ host: Range<Int>?, _ version: Version) throws(Refusal) {
    guard let host else {
      if version == .http10 { return }
      throw .missingHost
    }
    guard isHost(bytes[host]) else { throw .host }
  }

  /// Whether `bytes` may be a host and port (RFC 9110 section 7.2). Whose it is, is for the handler to say.
  static func isHost(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { byte in
      switch byte {
      case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x2D, 0x2E, 0x5F, 0x7E: true  // unreserved
      case 0x5B, 0x5D, 0x3A, 0x25: true  // [ ] : %
      case 0x21, 0x24, 0x26...0x2C, 0x3B, 0x3D: true  // sub-delims
      default: false
      }
    }
  }

  private static func length(_ bytes: ArraySlice<UInt8>) throws(Refusal) -> Int {
    guard !bytes.isEmpty, bytes.allSatisfy(ASCII.isDigit) else { throw .length }
    let digits = bytes.drop { $0 == 0x30 }
    return digits.count > 18 ? .max : digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  private static func checkCodings(_ values: [ArraySlice<UInt8>], _ version: Version) throws(Refusal) {
    guard version == .http11 else { throw .codingBefore11 }
    let codings = values.flatMap { $0.split(separator: 0x2C, omittingEmptySubsequences: false) }.map { coding in
      String(decoding: coding.filter { $0 != ASCII.space && $0 != ASCII.tab }, as: UTF8.self).lowercased()
    }
    guard codings.allSatisfy({ $0 == "chunked" }) else { throw .unknownCoding }
    guard codings.count == 1 else { throw .repeatedCoding }
  }

  private static func checkExpectation(_ bytes: [UInt8], _ value: Range<Int>, _ version: Version) throws(Refusal) {
    // A client of HTTP/1.0 does not know the expectation; it is ignored there (RFC 9110 section 10.1.1).
    guard version == .http10 || ASCII.isEqual(bytes, value, ignoringCaseOf: "100-continue") else {
      throw .unknownExpectation
    }
  }
}
