import JSON
import MCP

/// One prompt of the fixtures.
struct FixturePrompt: Sendable {
  let prompt: Prompt
  let messages: @Sendable (PromptCall<Anyone>) -> PromptResult

  private init(
    _ name: String, _ description: String, _ arguments: [Prompt.Argument] = [],
    _ messages: @escaping @Sendable (PromptCall<Anyone>) -> PromptResult
  ) {
    prompt = Prompt(name: name, title: name, description: description, arguments: arguments)
    self.messages = messages
  }

  static let all: [FixturePrompt] = [
    FixturePrompt("test_simple_prompt", "Has no blanks.") { _ in
      .messages([PromptMessage(.user, .text("This is a simple prompt for testing."))], description: "A simple prompt.")
    },
    FixturePrompt(
      "test_prompt_with_arguments", "Has two blanks.",
      [
        Prompt.Argument("arg1", title: "First", "The first one.", isRequired: true),
        Prompt.Argument("arg2", title: "Second", "The second one.", isRequired: true),
      ]
    ) { call in
      let values = ["arg1", "arg2"].map { "\($0)='\(call.arguments[$0] ?? "")'" }.joined(separator: ", ")
      return .messages([PromptMessage(.user, .text("Prompt with arguments: \(values)"))])
    },
    FixturePrompt(
      "test_prompt_with_embedded_resource", "Holds a resource.",
      [Prompt.Argument("resourceUri", "The URI to show.", isRequired: true)]
    ) { call in
      let contents = ResourceContents(
        uri: call.arguments["resourceUri"] ?? "", mimeType: "text/plain", .text("Embedded resource content."))
      return .messages([
        PromptMessage(.user, .resource(contents)), PromptMessage(.user, .text("Please look at the resource above.")),
      ])
    },
    FixturePrompt("test_prompt_with_image", "Holds a picture.") { _ in
      .messages([
        PromptMessage(.user, Samples.image), PromptMessage(.assistant, .text("Please look at the picture above.")),
      ])
    },
    FixturePrompt("test_input_required_result_prompt", "Asks the person for what it is about.") { call in
      let input = call.context.input.elicitation("user_context")
      guard case .accept(let content)? = input else {
        guard call.context.canAsk(.elicitation), input == nil else {
          return .messages([PromptMessage(.user, .text("No context was given."))])
        }
        return .inputRequired(InputRequired(["user_context": Questions.form("What is it about?", "context")]))
      }
      return .messages([PromptMessage(.user, .text("Context: \(content["context"]?.string ?? "")"))])
    },
  ]

  /// Only there after its trigger.
  static let extra = FixturePrompt("test_extra_prompt", "There now and then.") { _ in
    .messages([PromptMessage(.user, .text("here"))])
  }
}
