/// Writes responses in the format of RFC 9112.
enum ResponseWriter {
  /// What the request and its connection ask of the answer.
  struct Context {
    /// HEAD: the length is told, the content is not sent.
    var isHead = false
    var version = Version.http11
    /// The connection ends after this answer.
    var closes = false
  }

  static let `continue` = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)
  static let lastChunk = Array("0\r\n\r\n".utf8)

  /// Writes a whole response.
  static func write(_ response: Response, _ context: Context, to bytes: inout [UInt8]) {
    writeHead(response, context, to: &bytes)
    if !response.status.isWithoutContent {
      append("Content-Length: ", to: &bytes)
      append(response.body.count, radix: 10, to: &bytes)
      append("\r\n", to: &bytes)
    }
    append("\r\n", to: &bytes)
    if !context.isHead, !response.status.isWithoutContent { bytes.append(contentsOf: response.body) }
  }

  /// Writes the head of a response whose content comes later, in chunks; to HTTP/1.0, until the connection closes.
  static func writeStreamHead(_ response: Response, _ context: Context, to bytes: inout [UInt8]) {
    writeHead(response, context, to: &bytes)
    append(context.version == .http11 ? "Transfer-Encoding: chunked\r\n\r\n" : "\r\n", to: &bytes)
  }

  static func writeChunk(_ content: [UInt8], to bytes: inout [UInt8]) {
    // An empty chunk would be the last.
    guard !content.isEmpty else { return }
    append(content.count, radix: 16, to: &bytes)
    append("\r\n", to: &bytes)
    bytes.append(contentsOf: content)
    append("\r\n", to: &bytes)
  }

  private static func writeHead(_ response: Response, _ context: Context, to bytes: inout [UInt8]) {
    append("HTTP/1.1 ", to: &bytes)
    append(response.status.code, radix: 10, to: &bytes)
    bytes.append(ASCII.space)
    response.status.reason.append(to: &bytes)
    append("\r\n", to: &bytes)
    for line in response.fields.lines {
      bytes.append(contentsOf: response.fields.bytes[line.name])
      append(": ", to: &bytes)
      bytes.append(contentsOf: response.fields.bytes[line.value])
      append("\r\n", to: &bytes)
    }
    if context.closes { append("Connection: close\r\n", to: &bytes) }
  }

  private static func append(_ text: StaticString, to bytes: inout [UInt8]) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private static func append(_ number: Int, radix: Int, to bytes: inout [UInt8]) {
    var divisor = 1
    while number / divisor >= radix { divisor *= radix }
    while divisor > 0 {
      let digit = UInt8(number / divisor % radix)
      bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
      divisor /= radix
    }
  }
}
