package import JSON
package import Time

/// What became of a report.
package struct ReportReceipt: Hashable, Sendable {
  package let receivedAt: Instant
  /// Whether it switched sharing on.
  package let isFirst: Bool
  /// Whether it is the newest of its device; an older one that came late only adds to the days.
  package let isNewest: Bool
  /// What is odd about the device, and what was left out.
  package let warnings: [String]

  /// `received_at`, `newest`, `warnings`.
  package var json: JSONObject {
    [
      "received_at": .string(receivedAt.description), "newest": .bool(isNewest),
      "warnings": .array(warnings.map { .string($0) }),
    ]
  }
}
