import Store
package import Time

/// What tells one state of an account's phones from another: which there are, and all that an answer on them shows.
package struct PhonesMark: Hashable, Sendable {
  struct Phone: Hashable, Sendable {
    let id: String
    let name: String
    let report: ReportRecord?
    /// The days that can be shown, which end with that of the report.
    let days: [ReportedDayRecord]
    let uses: [ReportedUseRecord]
  }

  let phones: [Phone]

  /// When the newest report came; nil where there is none.
  package var lastReceipt: Instant? { phones.compactMap(\.report?.receivedAt).max() }

  /// The ids of the rules of whose limits the phones tell something else than in another state, in their order.
  package func rulesToldDifferently(from other: PhonesMark) -> [String] {
    let uses = Set(phones.flatMap(\.uses))
    let others = Set(other.phones.flatMap(\.uses))
    return Set(uses.symmetricDifference(others).map(\.rule)).sorted()
  }
}
