package import Time

/// Spans in order that do not overlap; touching ones are joined.
package struct SpanList: Hashable, Sendable {
  package private(set) var spans: [Span] = []

  package init() {}

  /// Joins spans given in any order.
  package init(joining spans: [Span]) {
    for span in spans.sorted(by: { $0.start < $1.start }) { append(span) }
  }

  /// Adds a span that starts no earlier than the last one.
  package mutating func append(_ span: Span) {
    guard !span.isEmpty else { return }
    if let last = spans.last, span.start <= last.end {
      if span.end > last.end { spans[spans.count - 1] = Span(start: last.start, end: span.end) }
    } else {
      spans.append(span)
    }
  }

  /// What is left without the spans of another list.
  package func subtracting(_ other: SpanList) -> SpanList {
    guard !other.spans.isEmpty else { return self }
    var result = SpanList()
    var index = 0
    for span in spans {
      var start = span.start
      while index < other.spans.count, other.spans[index].end <= start { index += 1 }
      var next = index
      while next < other.spans.count, other.spans[next].start < span.end {
        result.append(Span(start: start, end: other.spans[next].start))
        start = max(start, other.spans[next].end)
        next += 1
      }
      if start < span.end { result.append(Span(start: start, end: span.end)) }
    }
    return result
  }

  package func clipped(to range: Span) -> SpanList {
    var result = SpanList()
    for span in spans { if let part = span.overlap(with: range) { result.append(part) } }
    return result
  }

  package func contains(_ instant: Instant) -> Bool { spans.contains { $0.contains(instant) } }

  /// The first instant that is in this list and not in another.
  package func firstInstant(outside other: SpanList) -> Instant? { subtracting(other).spans.first?.start }
}
