/// How grave a log message is (RFC 5424), mildest first.
package enum LogLevel: String, CaseIterable, Comparable, Sendable {
  case debug, info, notice, warning, error, critical, alert, emergency

  package static func < (one: LogLevel, other: LogLevel) -> Bool { one.rank < other.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
