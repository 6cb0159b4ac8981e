import JSON

/// Arithmetic with two numbers.
package struct Calculation: BlockKind {
  package enum Operation: String, CaseIterable, Hashable, Sendable {
    case add, subtract, multiply, divide
  }

  package let operation: Operation

  static let operation = Setting<Operation>.choice("operation", default: .add, "add, subtract, multiply or divide.")

  package static let declaration = BlockDeclaration(
    .calculate, in: .data, title: "Calculate",
    "Arithmetic with two numbers; unavailable where it divides by 0 or leaves ±1000000.",
    settings: [operation.declaration],
    inputs: [.input("a", .number, "number 1"), .input("b", .number, "number 2")],
    outputs: [.output("value", .number, "value")],
    example: [
      "kind": "calculate", "name": "Minutes left", "settings": ["operation": "subtract"],
      "inputs": [
        "a": ["block_id": "number_input_1", "output": "value"], "b": ["block_id": "app_usage_1", "output": "minutes"],
      ],
    ])

  package init?(reading reader: inout SettingsReader) {
    guard let operation = reader.read(Self.operation) else { return nil }
    self.operation = operation
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.operation, operation)
  }
}

extension Calculation: RunningKind {
  func run(_ turn: inout Turn) {
    guard let one = turn.number("a"), let other = turn.number("b") else { return }
    let value =
      switch operation {
      case .add: one + other
      case .subtract: one - other
      case .multiply: one * other
      case .divide: one / other
      }
    turn.outputs["value"] = .number(value)
  }
}
