/// Reads requests of HTTP/1.1 and HTTP/1.0 (RFC 9112) from bytes as they come, however they are cut.
///
/// After a head comes its content, then the next head. After a refusal nothing more is read. It keeps at most a head,
/// the content up to its limit, and what was appended last.
package struct RequestParser: Sendable {
  private enum State {
    case head(HeadReader)
    case body(BodyReader)
    case refused(Refusal)
  }

  private let limits: Limits
  private var input = InputBuffer()
  private var state = State.head(HeadReader())
  /// How the content of the current request is framed; `none` between requests.
  package private(set) var framing = BodyFraming.none
  private var needsLength = false

  package init(limits: Limits = Limits()) { self.limits = limits }

  /// Adds bytes from the connection.
  package mutating func append(_ bytes: UnsafeRawBufferPointer) { input.append(bytes) }

  package mutating func append(_ bytes: some Sequence<UInt8>) { input.append(bytes) }

  /// Bytes that no step has used yet.
  package var unreadCount: Int { input.count }

  /// Whether a head has begun and is not whole.
  package var isInsideHead: Bool {
    if case .head = state { input.count > 0 } else { false }
  }

  /// Whether a request has begun and is not whole.
  package var isInsideRequest: Bool {
    switch state {
    case .head: input.count > 0
    case .body: true
    case .refused: false
    }
  }

  /// Reads on in what was appended, as far as one step goes. After a refusal every step is that refusal.
  package mutating func next() -> Step {
    do throws(Refusal) {
      return try step()
    } catch {
      input.removeAll()
      state = .refused(error)
      return .refused(error)
    }
  }

  /// Leaves the content of the current request out: it is read to its end, and its step has no bytes.
  /// Call it after a head, before its content's first step; `limit` bytes at most are read over.
  package mutating func skipBody(limit: Int) {
    needsLength = false
    if case .body = state { state = .body(BodyReader(framing, limit: limit, keepsBytes: false)) }
  }

  private mutating func step() throws(Refusal) -> Step {
    switch state {
    case .head(var reader):
      // The state is moved out while it changes, so that its arrays are not copied.
      state = .refused(.requestLine)
      guard let head = try reader.read(from: &input, limits) else {
        state = .head(reader)
        return .needsMore
      }
      framing = head.framing
      needsLength = framing == .none && head.request.method.needsLength
      state = .body(BodyReader(framing, limit: limits.bodyBytes, keepsBytes: true))
      return .head(head.request)
    case .body(var reader):
      if needsLength { throw .missingLength }
      state = .refused(.chunkSize)
      guard let body = try reader.read(from: &input, limits) else {
        state = .body(reader)
        return .needsMore
      }
      state = .head(HeadReader())
      framing = .none
      return .body(body)
    case .refused(let refusal): return .refused(refusal)
    }
  }
}
