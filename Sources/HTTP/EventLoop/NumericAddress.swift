import CShim

/// Addresses as people write them.
package enum NumericAddress {
  /// Whether an address is of this machine alone, 127.0.0.0/8 or ::1; nil where the text is no numeric address.
  package static func isLoopback(_ text: String) -> Bool? {
    let result = pw_is_loopback(text)
    return result < 0 ? nil : result == 1
  }
}
