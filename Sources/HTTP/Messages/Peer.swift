/// The address that a connection comes from.
package struct Peer: Hashable, Sendable, CustomStringConvertible {
  /// The address as text, `127.0.0.1` or `2001:db8::1`; equal addresses have equal text.
  package let address: String

  package init(address: String) { self.address = address }

  package var description: String { address }
}
