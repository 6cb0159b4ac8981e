package import JSON
package import Time

/// The newest report of one device.
package struct ReportRecord: Hashable, Sendable {
  /// The id of the device's token.
  package let device: String
  /// When it was made, and never later than it came.
  package let asOf: Instant
  package let receivedAt: Instant
  /// When the first report came since sharing was switched on.
  package let sharedSince: Instant
  package let body: JSONObject

  package init(device: String, asOf: Instant, receivedAt: Instant, sharedSince: Instant, body: JSONObject) {
    self.device = device
    self.asOf = asOf
    self.receivedAt = receivedAt
    self.sharedSince = sharedSince
    self.body = body
  }
}
