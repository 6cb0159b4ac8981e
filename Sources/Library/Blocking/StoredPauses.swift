import JSON
import Rules
import Store
import Time

/// The pauses that one rule was given, kept as one item, while they can matter to an answer.
struct StoredPauses: Hashable, Sendable {
  /// A limit's period with its pauses is over by then, whatever zone changes lengthened it.
  static let keptSeconds: Int64 = 8 * 86_400

  let rule: Rule.ID
  /// Ascending.
  let spans: [Span]

  var key: ItemKey { Self.key(of: rule) }

  static func key(of rule: Rule.ID) -> ItemKey { ItemKey(kind: .pause, id: rule.description) }

  /// - Parameter instant: pauses that ended long before it are left out, and so are those cut to nothing.
  init(_ rule: Rule.ID, _ spans: [Span], at instant: Instant) {
    self.rule = rule
    let oldest = instant.adding(seconds: -Self.keptSeconds)
    self.spans = spans.filter { !$0.isEmpty && $0.end > oldest }
  }
}

extension StoredPauses {
  /// Nil for what ``body`` never wrote.
  init?(_ record: ItemRecord) {
    guard let rule = Rule.ID(record.id), let spans = record.body["spans"]?.array else { return nil }
    self.rule = rule
    self.spans = spans.compactMap { span in
      guard let start = span["start"]?.string.flatMap(Instant.init(parsing:)),
        let end = span["end"]?.string.flatMap(Instant.init(parsing:))
      else { return nil }
      return Span(start: start, end: end)
    }
    guard self.spans.count == spans.count else { return nil }
  }

  var body: JSONObject {
    [
      "spans": .array(
        spans.map { ["start": .string($0.start.description), "end": .string($0.end.description)] })
    ]
  }
}
