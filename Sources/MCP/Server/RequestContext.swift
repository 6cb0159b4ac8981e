/// What is known of the request that something is done for.
package struct RequestContext<Caller: Sendable>: Sendable {
  package let caller: Caller
  package let revision: Revision

  /// The client's own name: of this request (modern), or of `initialize` on this process or session (legacy); nil where
  /// it gave none.
  package let client: Implementation?

  /// What the client declared: in this request (modern), or in `initialize`.
  package let capabilities: ClientCapabilities

  /// Whether a question reaches the client at all: always in a modern answer, else where there is a way to it.
  let hasWayToClient: Bool

  /// What the client answered to the questions of an earlier call like this one.
  package let input: ClientInput

  package let reporter: Reporter
  package let cancellation: Cancellation

  package init(
    caller: Caller, revision: Revision, client: Implementation? = nil,
    capabilities: ClientCapabilities = ClientCapabilities(), hasWayToClient: Bool = false,
    input: ClientInput = ClientInput(), reporter: Reporter = .silent, cancellation: Cancellation = Cancellation()
  ) {
    (self.caller, self.revision, self.client) = (caller, revision, client)
    (self.capabilities, self.hasWayToClient, self.input) = (capabilities, hasWayToClient, input)
    (self.reporter, self.cancellation) = (reporter, cancellation)
  }

  /// Whether this client can be asked for something of this kind, so that an answer may require it.
  package func canAsk(_ kind: ClientCapabilities.Kind) -> Bool { hasWayToClient && capabilities.canAnswer(kind) }

  /// The same request of a caller who is known by another name further in.
  package func of<Other: Sendable>(_ caller: Other) -> RequestContext<Other> {
    RequestContext<Other>(
      caller: caller, revision: revision, client: client, capabilities: capabilities, hasWayToClient: hasWayToClient,
      input: input, reporter: reporter, cancellation: cancellation)
  }

  /// The same request, come again with answers.
  func with(_ input: ClientInput) -> RequestContext {
    RequestContext(
      caller: caller, revision: revision, client: client, capabilities: capabilities, hasWayToClient: hasWayToClient,
      input: input, reporter: reporter, cancellation: cancellation)
  }
}
