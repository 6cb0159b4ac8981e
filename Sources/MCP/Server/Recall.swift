/// Under what the answer to a call may be kept, by what it was made from when the call came in.
struct Recall: Sendable {
  let key: KeptAnswers.Key
  let basis: AnswerBasis
}
