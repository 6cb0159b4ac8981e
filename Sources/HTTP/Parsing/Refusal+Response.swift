extension Refusal {
  package var status: Status {
    switch self {
    case .loneLineFeed, .loneCarriageReturn, .requestLine, .method, .target, .version, .foldedField, .spaceBeforeColon,
      .fieldName, .fieldValue, .missingHost, .repeatedHost, .host, .lengthAndCoding, .repeatedLength, .length,
      .repeatedCoding, .codingBefore11, .chunkSize, .chunkEnd, .chunkLineTooLong:
      .badRequest
    case .connectMethod, .unknownCoding: .notImplemented
    case .targetTooLong: .targetTooLong
    case .unsupportedVersion: .versionNotSupported
    case .fieldsTooLarge, .tooManyFields: .fieldsTooLarge
    case .missingLength: .lengthRequired
    case .bodyTooLarge: .contentTooLarge
    case .unknownExpectation: .expectationFailed
    case .headTooSlow, .bodyTooSlow: .requestTimeout
    }
  }

  package var response: Response { .text(status, sentence) }

  /// What is wrong and what is right; nothing of the request is repeated.
  package var sentence: String {
    switch self {
    case .loneLineFeed: "a line ends in LF alone; lines end in CR LF"
    case .loneCarriageReturn: "there is a CR without LF; lines end in CR LF"
    case .requestLine: "the request line must be a method, a target and a version with one space between them"
    case .method: "the method must be 1 to 32 letters, digits or token characters"
    case .target: "the target must be a path that begins with /, or http:// with a host and a path, in visible ASCII"
    case .version: "the version must be HTTP/1.1 or HTTP/1.0"
    case .connectMethod: "CONNECT is not served"
    case .targetTooLong(let limit): "the target is longer than \(limit) bytes"
    case .unsupportedVersion: "only HTTP/1.1 and HTTP/1.0 are spoken here"
    case .foldedField: "a field line begins with white space; folded lines are refused"
    case .spaceBeforeColon: "there is white space before the colon of a field line"
    case .fieldName: "a field line must begin with a name of token characters and a colon"
    case .fieldValue: "a field value holds a control character"
    case .fieldsTooLarge(let limit): "the request's header section is larger than \(limit) bytes"
    case .tooManyFields(let limit): "there are more than \(limit) field lines"
    case .missingHost: "there is no Host field"
    case .repeatedHost: "there is more than one Host field"
    case .host: "the Host field must be a host, and a colon and a port if any"
    case .lengthAndCoding: "there are both Content-Length and Transfer-Encoding"
    case .repeatedLength: "there is more than one Content-Length"
    case .length: "Content-Length must be decimal digits"
    case .missingLength: "this method needs Content-Length or Transfer-Encoding: chunked"
    case .bodyTooLarge(let limit): "the body is larger than the limit of \(limit) bytes"
    case .unknownCoding: "the only transfer coding served is chunked"
    case .repeatedCoding: "chunked stands more than once in Transfer-Encoding"
    case .codingBefore11: "HTTP/1.0 has no Transfer-Encoding"
    case .chunkSize: "a chunk size must be 1 to 15 hexadecimal digits"
    case .chunkEnd: "a chunk does not end in CR LF where its size says"
    case .chunkLineTooLong(let limit): "a chunk's size line is longer than \(limit) bytes"
    case .unknownExpectation: "the only expectation served is 100-continue"
    case .headTooSlow: "the header section did not arrive in time"
    case .bodyTooSlow: "the body did not arrive in time"
    }
  }
}
