import Faults

extension AppGroup {
  /// The id of a group of apps: `^[a-zA-Z0-9_-]{1,64}$`.
  package struct ID: Sendable, CustomStringConvertible {
    package let description: String
    /// Tells most pairs of ids apart at once: every verdict compares each rule's groups with its target.
    private let fingerprint: UInt64

    /// Nil for text of another form.
    package init?(_ text: String) {
      guard Identifier.isValid(text) else { return nil }
      description = text
      // FNV-1a, 64 bits.
      fingerprint = text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }
  }
}

extension AppGroup.ID: Hashable {
  package static func == (one: Self, other: Self) -> Bool {
    one.fingerprint == other.fingerprint && one.description == other.description
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}

extension AppGroup.ID: Comparable {
  package static func < (one: Self, other: Self) -> Bool { one.description < other.description }
}
