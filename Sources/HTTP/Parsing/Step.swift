/// What the parser has found next.
package enum Step: Sendable {
  /// The bytes so far end inside a request, or between two.
  case needsMore
  /// A head; the request's content is the next step.
  case head(RequestHead)
  /// The whole content of the request whose head came before. It may be empty.
  case body([UInt8])
  case refused(Refusal)
}
