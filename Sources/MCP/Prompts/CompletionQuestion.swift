/// What somebody is typing into a blank of a prompt, or of a resource's URI.
package struct CompletionQuestion: Hashable, Sendable {
  package enum Reference: Hashable, Sendable {
    case prompt(name: String)
    case resource(uriTemplate: String)
  }

  package let reference: Reference
  package let argument: String
  /// What is there so far; perhaps empty.
  package let value: String
  /// The other blanks that are filled in already (from 2025-06-18 on).
  package let context: [String: String]

  package init(reference: Reference, argument: String, value: String, context: [String: String] = [:]) {
    (self.reference, self.argument, self.value, self.context) = (reference, argument, value, context)
  }
}
