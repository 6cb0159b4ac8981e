package import JSON

/// One tool as its server declares it: what clients see, how its arguments are read, what its answers look like.
package struct Tool: Hashable, Sendable {
  package let name: String
  /// What it was called before; calls by these names still reach it, and no list shows them.
  package let formerNames: [String]
  package let title: String
  /// At most 400 characters: what it does, when not to use it, what it returns, side effects.
  package let description: String
  package let input: ObjectSchema
  /// Nil for tools that answer with a picture.
  package let output: ObjectSchema?
  package let hints: ToolHints
  /// A schema that is published as it is, in place of the one that ``input`` gives; arguments are not read by it.
  package let publishedInput: JSONObject?
  /// What modern clients repeat in header fields, of the schema that is published.
  let mirrored: [MirroredArgument]
  /// For extensions, as in `{"ui": {"resourceUri": "ui://…"}}`.
  package let meta: JSONObject?

  package init(
    name: String, title: String, description: String, hints: ToolHints, input: [any SchemaField],
    output: [any SchemaField]?, publishedInput: JSONObject? = nil, meta: JSONObject? = nil, formerNames: [String] = []
  ) {
    self.name = name
    self.formerNames = formerNames
    self.title = title
    self.description = description
    self.hints = hints
    self.input = ObjectSchema(input, isOpen: publishedInput != nil)
    self.output = output.map { ObjectSchema($0) }
    self.publishedInput = publishedInput
    mirrored = MirroredArgument.all(in: publishedInput ?? self.input.json)
    self.meta = meta
  }

  /// Whether a call by this name is meant for it: names are compared byte by byte.
  package func answers(to name: String) -> Bool {
    self.name.utf8.elementsEqual(name.utf8) || formerNames.contains { $0.utf8.elementsEqual(name.utf8) }
  }

  /// The tool's row in the documentation's table: name, arguments (optional ones in brackets), description.
  package var documentationRow: String {
    let arguments = input.properties.map { $0.isRequired ? "`\($0.name)`" : "[`\($0.name)`]" }
    return "| `\(name)` | \(arguments.joined(separator: " ")) | \(description) |"
  }
}
