/// A revision of the protocol that we speak, oldest first in its order.
package enum Revision: String, CaseIterable, Comparable, Sendable {
  /// The modern one: stateless, everything in the request.
  case r20260728 = "2026-07-28"
  // The legacy ones, which open with `initialize`.
  case r20251125 = "2025-11-25"
  case r20250618 = "2025-06-18"
  case r20250326 = "2025-03-26"
  case r20241105 = "2024-11-05"

  package static func < (one: Revision, other: Revision) -> Bool { one.rawValue < other.rawValue }

  package var isModern: Bool { self == .r20260728 }

  /// What `initialize` is answered with where the client asks for something we do not speak.
  static let latestLegacy = Revision.r20251125

  /// What a legacy request over HTTP is read as where no header says more (2025-06-18, protocol version header).
  static let unnamedLegacy = Revision.r20250326

  /// Arrays of messages exist in this one only.
  var hasBatches: Bool { self == .r20250326 }
}
