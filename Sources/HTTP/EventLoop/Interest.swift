/// What a loop wants to know of a descriptor.
struct Interest: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let read = Interest(rawValue: 1)
  static let write = Interest(rawValue: 2)
  /// The other end will send no more. poll(2) learns that from reading.
  static let departure = Interest(rawValue: 4)
}
