/// Answers requests. Both steps run on a loop's thread: what waits has to answer from elsewhere.
package protocol Handler: Sendable {
  /// Looks at a request before its content is read.
  func decide(on head: RequestHead, from peer: Peer) -> HeadDecision
}
