import HTTP

/// All that a parser finds in bytes that come in pieces, as comparable text.
struct Transcript: Equatable, CustomStringConvertible {
  var lines: [String] = []
  var refusal: Refusal?

  init(_ pieces: [[UInt8]], limits: Limits = Limits()) {
    var parser = RequestParser(limits: limits)
    for piece in pieces {
      parser.append(piece)
      loop: while true {
        switch parser.next() {
        case .needsMore: break loop
        case .head(let head): lines.append(Self.describe(head))
        case .body(let body): lines.append("body \(String(decoding: body, as: UTF8.self))")
        case .refused(let refusal):
          self.refusal = refusal
          return
        }
      }
    }
    lines.append(parser.isInsideRequest ? "unfinished" : "between requests")
  }

  init(_ text: String, limits: Limits = Limits()) { self.init([Array(text.utf8)], limits: limits) }

  var description: String { lines.joined(separator: " | ") + (refusal.map { " refused \($0)" } ?? "") }

  private static func describe(_ head: RequestHead) -> String {
    let fields = head.fields.map { "\($0.name)=\($0.value)" }.joined(separator: ";")
    return "\(head.method.name) \(head.path) ?\(head.query ?? "-") @\(head.authority ?? "-") \(head.version) \(fields)"
  }
}
