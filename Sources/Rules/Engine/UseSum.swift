import Time

/// Use of several targets over time: each target's spans joined, the targets added up.
struct UseSum: Sendable {
  /// Each target's spans, joined.
  private let lists: [SpanList]

  init(_ uses: [Facts.Use]) {
    guard !uses.isEmpty else {
      lists = []
      return
    }
    lists = Dictionary(grouping: uses, by: \.target).values.map { SpanList(joining: $0.map(\.span)) }
  }

  var isEmpty: Bool { lists.isEmpty }

  /// The seconds of use inside spans that do not overlap.
  func seconds(in spans: [Span]) -> Int64 {
    var sum: Int64 = 0
    for list in lists {
      for use in list.spans { for span in spans { sum += use.overlap(with: span)?.seconds ?? 0 } }
    }
    return sum
  }

  /// The instant at which the use inside spans in order reaches a number of seconds; nil where it never does.
  func instant(reaching seconds: Int64, in spans: [Span]) -> Instant? {
    var edges: [(at: Instant, change: Int64)] = []
    for list in lists {
      for use in list.spans {
        for span in spans {
          guard let part = use.overlap(with: span) else { continue }
          edges.append((part.start, 1))
          edges.append((part.end, -1))
        }
      }
    }
    edges.sort { $0.at < $1.at }
    var (sum, rate): (Int64, Int64) = (0, 0)
    var last = Instant.earliest
    for edge in edges {
      let gained = edge.at.seconds(since: last) * rate
      if rate > 0, sum + gained >= seconds {
        return last.adding(seconds: (seconds - sum + rate - 1) / rate)
      }
      sum += gained
      rate += edge.change
      last = edge.at
    }
    return nil
  }
}
