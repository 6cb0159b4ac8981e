/// Reads the chunked coding, RFC 9112 section 7.1. Extensions and trailers are checked and dropped.
struct ChunkReader: Sendable {
  enum Step {
    case needsMore
    /// As many bytes of content stand at the front of the input.
    case data(Int)
    case end
  }

  private enum State {
    case size
    case data(remaining: Int)
    case dataEnd
    case trailers
  }

  static let maximumLineBytes = 1_024

  private var state = State.size
  /// Content announced so far, all chunks together.
  private var total = 0
  private var trailerBytes = 0
  private var trailerCount = 0

  /// The next step. Content that `next` announces is to be taken off before the next call.
  mutating func next(from input: inout InputBuffer, _ limits: Limits, room: Int) throws(Refusal) -> Step {
    while true {
      switch state {
      case .size:
        guard let line = try line(&input, limit: Self.maximumLineBytes, .chunkLineTooLong(limit: Self.maximumLineBytes))
        else { return .needsMore }
        let size = try ChunkSize.read(line)
        guard size <= room - total else { throw .bodyTooLarge(limit: room) }
        total += size
        state = size == 0 ? .trailers : .data(remaining: size)
      case .data(let remaining):
        let count = min(remaining, input.count)
        guard count > 0 else { return .needsMore }
        state = remaining == count ? .dataEnd : .data(remaining: remaining - count)
        return .data(count)
      case .dataEnd:
        guard input.count > 0 else { return .needsMore }
        guard input.bytes[input.start] == ASCII.carriageReturn else { throw .chunkEnd }
        guard input.count > 1 else { return .needsMore }
        guard input.bytes[input.start + 1] == ASCII.lineFeed else { throw .chunkEnd }
        input.removeFirst(2)
        state = .size
      case .trailers:
        guard try trailer(&input, limits) else { return .needsMore }
        return .end
      }
    }
  }

  /// Reads over trailer lines; true at the empty line that ends them.
  private mutating func trailer(_ input: inout InputBuffer, _ limits: Limits) throws(Refusal) -> Bool {
    while true {
      let room = limits.headBytes - trailerBytes
      guard let line = try line(&input, limit: room, .fieldsTooLarge(limit: limits.headBytes)) else { return false }
      if line.isEmpty { return true }
      guard trailerCount < limits.fieldCount else { throw .tooManyFields(limit: limits.fieldCount) }
      let bytes = Array(line)
      _ = try FieldLine.read(bytes, 0..<bytes.count, from: 0)
      trailerCount += 1
      trailerBytes += bytes.count + 2
    }
  }

  /// Takes a line off the input and gives it without its line break; nil where it has not ended yet.
  /// `limit` counts the line break.
  private func line(
    _ input: inout InputBuffer, limit: Int, _ refusal: Refusal
  ) throws(Refusal) -> ArraySlice<UInt8>? {
    guard let lineFeed = input.lineFeed(from: 0) else {
      guard input.count < limit else { throw refusal }
      return nil
    }
    guard lineFeed < limit else { throw refusal }
    guard lineFeed > 0, input.bytes[input.start + lineFeed - 1] == ASCII.carriageReturn else { throw .loneLineFeed }
    let line = input.bytes[input.start..<input.start + lineFeed - 1]
    input.removeFirst(lineFeed + 1)
    return line
  }
}
