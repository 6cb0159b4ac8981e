/// Reads one head line by line as it comes: the request line, field lines, and the empty line.
struct HeadReader: Sendable {
  /// A head and how its content is framed.
  struct Result {
    let request: RequestHead
    let framing: BodyFraming
  }

  /// Before the end of this much of the input, from its front, there is no LF that was not looked at.
  private var scanned = 0
  private var lineStart = 0
  private var requestLine: RequestLine?
  private var lines: [Fields.Line] = []

  /// Takes a whole head off the input; nil where it is not there yet.
  mutating func read(from input: inout InputBuffer, _ limits: Limits) throws(Refusal) -> Result? {
    while let lineFeed = input.lineFeed(from: scanned) {
      try checkSize(lineFeed + 1, limits)
      let front = input.start
      guard lineFeed > lineStart, input.bytes[front + lineFeed - 1] == ASCII.carriageReturn else { throw .loneLineFeed }
      let line = lineStart..<lineFeed - 1
      scanned = lineFeed + 1
      if line.isEmpty {
        if requestLine != nil { return try finish(&input) }
        // One empty line before a request is let pass (RFC 9112 section 2.2).
        guard lineFeed == 1 else { throw .requestLine }
      } else if requestLine == nil {
        requestLine = try RequestLine(input.bytes, front + line.lowerBound..<front + line.upperBound, limits)
        lines.reserveCapacity(16)
      } else {
        guard lines.count < limits.fieldCount else { throw .tooManyFields(limit: limits.fieldCount) }
        lines.append(try FieldLine.read(input.bytes, front + line.lowerBound..<front + line.upperBound, from: front))
      }
      lineStart = scanned
    }
    scanned = input.count
    try checkSize(scanned, limits)
    return nil
  }

  /// Checks a head of `count` bytes so far, whether its line has ended or not: the same for all ways of cutting it.
  private func checkSize(_ count: Int, _ limits: Limits) throws(Refusal) {
    if requestLine == nil, count - lineStart > limits.targetBytes + RequestLine.overheadBytes {
      throw .targetTooLong(limit: limits.targetBytes)
    }
    if count > limits.headBytes { throw .fieldsTooLarge(limit: limits.headBytes) }
  }

  private func finish(_ input: inout InputBuffer) throws(Refusal) -> Result {
    guard let requestLine else { throw .requestLine }
    let fields = Fields(bytes: Array(input.bytes[input.start..<input.start + scanned]), lines: lines)
    let framing = try FieldChecks(fields, requestLine).framing
    input.removeFirst(scanned)
    let head = RequestHead(
      method: requestLine.method, target: requestLine.target, version: requestLine.version, fields: fields)
    return Result(request: head, framing: framing)
  }
}
