/// What happened to a descriptor.
struct Readiness: Hashable, Sendable {
  let token: UInt64
  /// Reading gives bytes, the end, or an error.
  let isReadable: Bool
  let isWritable: Bool
  /// The other end sends no more, or the connection is broken.
  let hasDeparted: Bool
}
