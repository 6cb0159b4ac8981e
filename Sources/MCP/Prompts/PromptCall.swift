/// A prompt that is asked for, with its blanks filled in: every required argument is there.
package struct PromptCall<Caller: Sendable>: Sendable {
  package let prompt: Prompt
  package let arguments: [String: String]
  package let context: RequestContext<Caller>

  package init(prompt: Prompt, arguments: [String: String], context: RequestContext<Caller>) {
    (self.prompt, self.arguments, self.context) = (prompt, arguments, context)
  }
}
