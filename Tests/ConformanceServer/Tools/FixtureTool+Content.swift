import JSON
import MCP

extension FixtureTool {
  static let content: [FixtureTool] = [
    plain("test_simple_text", "Answers with a text.") { _ in
      .blocks([.text("This is a simple text response for testing.")])
    },
    plain("test_image_content", "Answers with a picture.") { _ in .blocks([Samples.image]) },
    plain("test_audio_content", "Answers with a sound.") { _ in
      .blocks([.audio(base64: Samples.wave, mimeType: "audio/wav")])
    },
    plain("test_embedded_resource", "Answers with a resource.") { _ in
      .blocks([.resource(Samples.embedded)])
    },
    plain("test_resource_link", "Answers with a link to a resource.") { _ in
      .blocks([.text("See there:"), .link(FixtureResource.all[0].resource)])
    },
    plain("test_multiple_content_types", "Answers with a text, a picture and a resource.") { _ in
      .blocks([
        .text("Multiple content types test:"), Samples.image,
        .resource(
          ResourceContents(
            uri: "test://mixed-content-resource", mimeType: "application/json", .text(#"{"test":"data","value":123}"#))),
      ])
    },
    // No mere reading, so that nobody takes the failure for ours.
    asking("test_error_handling", "Always fails.") { _ in
      .failure(ToolFailure("EXPECTED", "This tool intentionally returns an error for testing"))
    },
    structured, mirroring,
  ]

  private static let structured = FixtureTool(
    tool: Tool(
      name: "test_structured_content", title: "test_structured_content", description: "Answers with an object.",
      hints: .reads, input: [Field.integer("count", in: 1...9, "How many.").optional],
      output: [Property("summary", .string(), "What it is."), Property("count", .integer(1...9), "How many.")])
  ) { call, _, completion in
    completion(.structured(["summary": "An object.", "count": call.arguments.json["count"] ?? 1]))
  }

  /// Optional arguments, so that nobody has to know of header fields to call it.
  private static let mirroring = asking(
    "test_x_mcp_header", "Has arguments that header fields repeat.",
    input: [
      Field.string("region", "Where.").optional.mirrored(as: "Region"),
      Field.integer("priority", in: -9...9, "How soon.").optional.mirrored(as: "Priority"),
      Field.boolean("verbose", "How much.").optional.mirrored(as: "Verbose"),
      Field.object(
        "place", [Property("zone", .string(), "Which part.").optional.mirrored(as: "Zone")], "Where in there."
      )
      .optional,
    ]
  ) { call in .blocks([.text(JSONValue.object(call.arguments.json).text)]) }

  private init(
    tool: Tool, run: @escaping @Sendable (ToolCall<Anyone>, ConformanceServer, @escaping Completion) -> Void
  ) {
    (self.tool, self.run) = (tool, run)
  }

  /// Only there after its trigger.
  static let extra = plain("test_extra_tool", "There now and then.") { _ in .blocks([.text("here")]) }

  static let schema2020 = FixtureTool(
    "json_schema_2020_12_tool", "Has a schema of many keywords.", hints: .reads, publishedInput: Samples.schema
  ) { _, _, completion in
    completion(.blocks([.text("taken")]))
  }
}
