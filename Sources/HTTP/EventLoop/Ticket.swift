/// Names one exchange of one loop. The generation grows with every use of a slot, so that a late answer to a
/// connection that is gone meets nobody.
struct Ticket: Hashable, Sendable {
  let slot: Int
  let generation: UInt64
}
