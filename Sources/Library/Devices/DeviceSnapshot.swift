package import JSON
package import Time

/// A library as a phone takes it: what it needs to act on its own, groups by their ids.
package struct DeviceSnapshot: Sendable {
  package let instant: Instant
  /// `time_zone`, `revision`, `groups`, `pages`, `rules`, `pauses`: all but the instant.
  package let content: JSONObject
}
