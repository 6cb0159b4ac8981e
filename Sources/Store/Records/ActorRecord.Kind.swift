extension ActorRecord {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The person, at the command line.
    case owner
    /// A program that speaks MCP.
    case agent
    /// A phone.
    case device
  }
}
