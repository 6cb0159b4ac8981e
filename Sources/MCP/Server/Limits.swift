/// What one message may hold.
package enum Limits {
  /// Bytes of one message, over any transport.
  package static let messageBytes = 4 << 20
  /// Bytes of a tool's arguments, written as compact JSON.
  package static let argumentBytes = 256 << 10
  /// Messages in a batch (2025-03-26).
  package static let batchMessages = 100
}
