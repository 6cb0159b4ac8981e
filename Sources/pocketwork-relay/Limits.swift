/// What one message may hold, in either direction.
enum Limits {
  static let messageBytes = 16 << 20
  /// As sentences name it.
  static let messageText = "\(messageBytes >> 20) MiB"
}
