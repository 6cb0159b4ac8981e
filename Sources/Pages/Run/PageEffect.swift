package import Rules

/// What a page does to the person's phone at one moment.
package struct PageEffect: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    case message(String)
    /// Groups are blocked from now on; with `allowOnly`, everything but them; none means the apps picked on the phone.
    case block([AppGroup.ID], allowOnly: Bool)
    case unblock([AppGroup.ID], allowOnly: Bool)
    case addAllowance(minutes: Double)
    case save(Record)
  }

  package let block: Block.ID
  package let action: Action
}
