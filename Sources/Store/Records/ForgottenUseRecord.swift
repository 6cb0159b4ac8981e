package import Time

/// That a rule's limit had counted something on a day whose numbers were deleted. How much is not kept.
package struct ForgottenUseRecord: Hashable, Sendable {
  package let day: CivilDate
  /// The rule's id.
  package let rule: String
  /// When the numbers had come.
  package let receivedAt: Instant

  package init(day: CivilDate, rule: String, receivedAt: Instant) {
    (self.day, self.rule, self.receivedAt) = (day, rule, receivedAt)
  }
}
