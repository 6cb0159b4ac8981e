/// What an answer follows from beside its tool, its arguments and the revision of the protocol: whose it is, and the state
/// of the world that it was made from. An answer with an equal basis is the same answer.
package struct AnswerBasis: Hashable, Sendable {
  package let holder: String
  /// Names the state: no two have the same words.
  package let state: SIMD8<UInt64>

  package init(holder: String, state: SIMD8<UInt64>) {
    self.holder = holder
    self.state = state
  }
}
