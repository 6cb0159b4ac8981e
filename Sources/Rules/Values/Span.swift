package import Time

/// A half-open span of instants: its start is in, its end is out; empty where they are equal.
package struct Span: Hashable, Sendable {
  package let start: Instant
  package let end: Instant

  package init(start: Instant, end: Instant) {
    self.start = start
    self.end = max(start, end)
  }

  package var isEmpty: Bool { start == end }
  package var seconds: Int64 { end.seconds - start.seconds }

  package func contains(_ instant: Instant) -> Bool { start <= instant && instant < end }

  package func overlap(with other: Span) -> Span? {
    let (start, end) = (max(start, other.start), min(end, other.end))
    return start < end ? Span(start: start, end: end) : nil
  }
}
