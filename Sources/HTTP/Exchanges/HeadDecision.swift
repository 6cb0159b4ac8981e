/// What becomes of a request whose head has arrived.
package enum HeadDecision: Sendable {
  /// Answer at once; the content is not read.
  case refuse(Response)
  /// Read the content, then call this on the loop's thread. What the head told (who calls) travels in the closure.
  case accept(@Sendable (Request, Exchange) -> Void)
}
