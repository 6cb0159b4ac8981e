import JSON

/// One number from many entries.
package struct Aggregate: BlockKind {
  package enum Operation: String, CaseIterable, Hashable, Sendable {
    case sum, average, minimum, maximum, count
  }

  package let operation: Operation
  package let field: String

  static let operation = Setting<Operation>.choice(
    "operation", default: .sum, "sum, average, minimum or maximum of a number field, or the count of entries.")
  static let field = Setting.fieldID("field", "The number field; not used by count.")

  package static let declaration = BlockDeclaration(
    .aggregate, in: .data, title: "Summarize",
    "The sum, average, minimum or maximum of a number field of saved entries, or their count; 0 without entries.",
    settings: [operation.declaration, field.declaration],
    inputs: [.input("rows", .table, "entries")], outputs: [.output("value", .number, "value")],
    example: [
      "kind": "aggregate", "name": "Kilometres", "settings": ["operation": "sum", "field": "km"],
      "inputs": ["rows": ["block_id": "log_1", "output": "rows"]],
    ])

  package init?(reading reader: inout SettingsReader) {
    let operation = reader.read(Self.operation)
    let field = reader.read(Self.field)
    guard let operation, let field else { return nil }
    self.operation = operation
    self.field = field
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.operation, operation)
    writer.write(Self.field, field)
  }
}

extension Aggregate: RunningKind {
  func run(_ turn: inout Turn) {
    guard let entries = turn.inputs["rows"]?.entries else { return }
    let numbers = entries.compactMap { $0.values[field]?.number }
    let sum = numbers.reduce(0, +)
    let value =
      switch operation {
      case .sum: sum
      case .average: numbers.isEmpty ? 0 : sum / Double(numbers.count)
      case .minimum: numbers.min() ?? 0
      case .maximum: numbers.max() ?? 0
      case .count: Double(entries.count)
      }
    turn.outputs["value"] = .number(value)
  }
}
