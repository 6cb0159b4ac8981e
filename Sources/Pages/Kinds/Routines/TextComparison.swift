import JSON

/// A text held against another.
package struct TextComparison: BlockKind {
  package enum Operation: String, CaseIterable, Hashable, Sendable {
    case equals, contains
    case startsWith = "starts_with"
  }

  package let operation: Operation
  package let text: String

  static let operation = Setting<Operation>.choice("operation", default: .equals, "equals, contains or starts_with.")
  static let text = Setting.text("text", upTo: Scalar.textLength, "The text to look for, capitals as they are.")

  package static let declaration = BlockDeclaration(
    .textCompare, in: .routines, title: "Compare text",
    "A condition: a text equals, contains or starts with another.",
    settings: [operation.declaration, text.declaration],
    inputs: [.input("text", .text, "text to compare")], outputs: [.output("result", .boolean, "result")],
    example: [
      "kind": "text_compare", "name": "Feeling tired", "settings": ["operation": "contains", "text": "tired"],
      "inputs": ["text": ["block_id": "text_input_1", "output": "value"]],
    ])

  package init?(reading reader: inout SettingsReader) {
    let operation = reader.read(Self.operation)
    let text = reader.read(Self.text)
    guard let operation, let text else { return nil }
    self.operation = operation
    self.text = text
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.operation, operation)
    writer.write(Self.text, text)
  }
}

extension TextComparison: RunningKind {
  func run(_ turn: inout Turn) {
    guard let given = turn.inputs["text"]?.text else { return }
    let holds =
      switch operation {
      case .equals: given == text
      case .contains: text.isEmpty || given.contains(text)
      case .startsWith: given.hasPrefix(text)
      }
    turn.outputs["result"] = .condition(holds)
  }
}
