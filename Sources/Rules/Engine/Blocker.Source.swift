extension Blocker {
  /// Who blocks, by its id.
  package enum Source: Hashable, Sendable, CustomStringConvertible {
    case rule(Rule.ID)
    /// A page whose schedule and screen-time blocks act as a rule.
    case page(String)
    case session(String)
    case allowance(String)

    /// The id alone.
    package var description: String {
      switch self {
      case .rule(let id): id.description
      case .page(let id), .session(let id), .allowance(let id): id
      }
    }
  }
}
