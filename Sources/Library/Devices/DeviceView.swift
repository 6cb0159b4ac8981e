package import Time

/// A phone as its owner sees it: never the secret.
package struct DeviceView: Hashable, Sendable {
  package let id: String
  package let name: String
  package let createdAt: Instant
  /// When the first report came since sharing was switched on; nil while it is off.
  package let sharedSince: Instant?
  /// When its newest report was made, and not later than it came; nil while sharing is off.
  package let reportedAt: Instant?
}
