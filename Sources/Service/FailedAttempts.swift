/// Counts failed authentication by address: ten a minute, then 429 until the minute is over.
///
/// Wrong tokens count together. A value that nobody could take for a token, as the name of a variable or a token in
/// quotes, guesses nothing: such values count each for itself, which stops a client that repeats a wrong configuration,
/// and lets a person mend it. A token that is in order always passes, because on one machine all clients share an
/// address.
struct FailedAttempts: Sendable {
  static let limit = 10
  static let windowSeconds: Int64 = 60
  static let maximumAddresses = 4_096
  static let maximumValues = 32

  private struct Window {
    let start: Int64
    var count = 0
    var malformed: [Int: Int] = [:]
  }

  private var windows: [String: Window] = [:]

  /// How many addresses are remembered.
  var addressCount: Int { windows.count }

  /// Counts one more failure at the second `now`.
  /// - Parameter malformed: the hash of a value that nobody could take for a token; nil for a wrong token.
  /// - Returns: after how many seconds to come again, where there were too many.
  mutating func count(_ address: String, malformed: Int?, now: Int64) -> Int64? {
    var window = windows[address] ?? Window(start: now)
    if now - window.start >= Self.windowSeconds { window = Window(start: now) }
    let count: Int
    if let malformed, window.malformed[malformed] != nil || window.malformed.count < Self.maximumValues {
      window.malformed[malformed, default: 0] += 1
      count = window.malformed[malformed, default: 0]
    } else {
      window.count += 1
      count = window.count
    }
    makeRoom(for: address, now)
    windows[address] = window
    return count > Self.limit ? max(1, window.start + Self.windowSeconds - now) : nil
  }

  private mutating func makeRoom(for address: String, _ now: Int64) {
    guard windows[address] == nil, windows.count >= Self.maximumAddresses else { return }
    windows = windows.filter { now - $0.value.start < Self.windowSeconds }
    if windows.count >= Self.maximumAddresses { windows.removeAll() }
  }
}
