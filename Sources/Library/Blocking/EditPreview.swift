package import Rules

/// What a draft would do, before anybody commits to it.
package struct EditPreview: Sendable {
  package let before: Situation
  package let after: Situation
  /// How the guard would take it: the effect on each rule with its proof, and whether it would pass, wait or be refused.
  package let review: Guard.Review
  /// One sentence, as the write itself would answer.
  package let summary: String
  /// What is legal and hardly meant, and what the write would say besides.
  package let warnings: [String]
  /// Groups by name, with those that the draft would make.
  package let groups: GroupNames
}
