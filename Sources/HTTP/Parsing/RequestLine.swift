/// The first line of a request, RFC 9112 section 3.
struct RequestLine: Sendable {
  static let maximumMethodBytes = 32
  /// What a request line has besides its target: method, two spaces, `HTTP/1.1` and the line break.
  static let overheadBytes = maximumMethodBytes + 2 + 8 + 2

  let method: Method
  let target: Target
  let version: Version

  /// Reads `bytes[line]`, which has no line break at its end.
  init(_ bytes: [UInt8], _ line: Range<Int>, _ limits: Limits) throws(Refusal) {
    guard let first = bytes[line].firstIndex(of: ASCII.space), let last = bytes[line].lastIndex(of: ASCII.space),
      first < last
    else { throw .requestLine }
    method = try Self.method(bytes[line.lowerBound..<first])
    let target = bytes[first + 1..<last]
    guard target.count <= limits.targetBytes else { throw .targetTooLong(limit: limits.targetBytes) }
    // The version goes first, so that the preface of HTTP/2 is answered by what it means.
    version = try Self.version(bytes[last + 1..<line.upperBound])
    guard method != .connect else { throw .connectMethod }
    self.target = try Target(parsing: target, of: method)
  }

  private static func method(_ bytes: ArraySlice<UInt8>) throws(Refusal) -> Method {
    guard (1...maximumMethodBytes).contains(bytes.count), bytes.allSatisfy(ASCII.isTokenCharacter) else {
      throw .method
    }
    return Method(String(decoding: bytes, as: UTF8.self))
  }

  private static func version(_ bytes: ArraySlice<UInt8>) throws(Refusal) -> Version {
    let start = bytes.startIndex
    guard bytes.count == 8, bytes.starts(with: "HTTP/".utf8), ASCII.isDigit(bytes[start + 5]),
      bytes[start + 6] == 0x2E, ASCII.isDigit(bytes[start + 7])
    else { throw .version }
    guard bytes[start + 5] == 0x31 else { throw .unsupportedVersion }
    return bytes[start + 7] == 0x30 ? .http10 : .http11
  }
}
