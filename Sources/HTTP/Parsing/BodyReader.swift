/// Reads the content of one request.
struct BodyReader: Sendable {
  private enum Framing {
    case length(Int)
    case chunked(ChunkReader)
  }

  private var framing: Framing
  private let limit: Int
  private let keepsBytes: Bool
  private var body: [UInt8] = []

  init(_ framing: BodyFraming, limit: Int, keepsBytes: Bool) {
    self.framing =
      switch framing {
      case .none: .length(0)
      case .length(let length): .length(length)
      case .chunked: .chunked(ChunkReader())
      }
    self.limit = limit
    self.keepsBytes = keepsBytes
  }

  /// Takes what there is off the input, and gives the whole content at its end; nil before.
  mutating func read(from input: inout InputBuffer, _ limits: Limits) throws(Refusal) -> [UInt8]? {
    switch framing {
    case .length(let remaining):
      guard remaining <= limit - (keepsBytes ? body.count : 0) else { throw .bodyTooLarge(limit: limit) }
      let taken = min(remaining, input.count)
      take(taken, from: &input)
      framing = .length(remaining - taken)
      return remaining == taken ? body : nil
    case .chunked(var reader):
      while true {
        let step = try reader.next(from: &input, limits, room: limit)
        framing = .chunked(reader)
        switch step {
        case .needsMore: return nil
        case .data(let count): take(count, from: &input)
        case .end: return body
        }
      }
    }
  }

  private mutating func take(_ count: Int, from input: inout InputBuffer) {
    if keepsBytes { body.append(contentsOf: input.bytes[input.start..<input.start + count]) }
    input.removeFirst(count)
  }
}
