/// What one request may take. A request past one of them is refused by its own status, and the connection closed.
package struct Limits: Sendable {
  /// Request line and field lines with their line breaks, in bytes (431).
  package var headBytes = 16 * 1024
  /// The request target, in bytes (414).
  package var targetBytes = 8 * 1024
  /// Field lines (431).
  package var fieldCount = 100
  /// The content, chunks put together, in bytes (413).
  package var bodyBytes = 4 * 1024 * 1024

  package init() {}
}
