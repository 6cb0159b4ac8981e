// Bytes from a peer: the first says how the others are cut, and the parser must find the same however they are cut,
// keep no more than its limits, and come to an end.

private let limits = {
  var limits = Limits()
  (limits.headBytes, limits.targetBytes, limits.fieldCount, limits.bodyBytes) = (512, 100, 8, 200)
  return limits
}()

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 0 else { return 0 }
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let content = Array(bytes.dropFirst())
  let piece = Int(bytes[0] % 16) + 1
  let whole = transcript([content])
  let pieces = stride(from: 0, to: content.count, by: piece).map { Array(content[$0..<min($0 + piece, content.count)]) }
  precondition(transcript(pieces) == whole, "cut into pieces of \(piece)")
  return 0
}

private func transcript(_ pieces: [[UInt8]]) -> [String] {
  var parser = RequestParser(limits: limits)
  var found: [String] = []
  for piece in pieces {
    parser.append(piece)
    loop: while true {
      switch parser.next() {
      case .needsMore: break loop
      case .head(let head):
        found.append("\(head.method) \(head.path) \(head.query ?? "-") \(head.authority ?? "-") \(Array(head.fields))")
        // Odd paths leave their content out, as a refused request does.
        if head.path.utf8.count % 2 == 1 { parser.skipBody(limit: 100) }
      case .body(let body):
        precondition(body.count <= limits.bodyBytes)
        found.append("body \(body)")
      case .refused(let refusal): return found + ["refused \(refusal.status.code) \(refusal)"]
      }
    }
    precondition(parser.unreadCount <= limits.headBytes + ChunkReader.maximumLineBytes)
  }
  return found + ["\(parser.isInsideRequest)"]
}
