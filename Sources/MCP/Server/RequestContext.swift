package import JSON

/// What is known of the request that something is done for.
package struct RequestContext<Caller: Sendable>: Sendable {
  package let caller: Caller
  package let revision: Revision

  /// The client's own name: of this request (modern), or of `initialize` on this process (legacy over stdio); nil where
  /// it gave none.
  package let client: Implementation?

  /// What the client wants progress reported under.
  package let progressToken: JSONValue?

  package let cancellation: Cancellation

  package init(
    caller: Caller, revision: Revision, client: Implementation? = nil, progressToken: JSONValue? = nil,
    cancellation: Cancellation = Cancellation()
  ) {
    self.caller = caller
    self.revision = revision
    self.client = client
    self.progressToken = progressToken
    self.cancellation = cancellation
  }
}
