import JSON

/// A number held against another.
package struct Comparison: BlockKind {
  package enum Operator: String, CaseIterable, Hashable, Sendable {
    case atLeast = "gte"
    case greater = "gt"
    case equal = "eq"
    case less = "lt"
    case atMost = "lte"

    func holds(_ one: Double, _ other: Double) -> Bool {
      switch self {
      case .atLeast: one >= other
      case .greater: one > other
      case .equal: one == other
      case .less: one < other
      case .atMost: one <= other
      }
    }
  }

  package let relation: Operator
  package let value: Double

  static let relation = Setting<Operator>.choice(
    "operator", default: .atLeast, "gte is at least, gt greater, eq equal, lt less, lte at most.")
  static let value = Setting.number("value", default: 1, "What to compare with where no threshold is connected.")

  package static let declaration = BlockDeclaration(
    .compare, in: .routines, title: "Compare",
    "A condition: a number is at least, greater than, equal to, less than or at most another.",
    settings: [relation.declaration, value.declaration],
    inputs: [
      .input("value", .number, "number to compare"), .input("threshold", .number, "compare with", optional: true),
    ],
    outputs: [.output("result", .boolean, "result")],
    example: [
      "kind": "compare", "name": "Enough steps", "settings": ["operator": "gte", "value": 8000],
      "inputs": ["value": ["block_id": "health_1", "output": "value"]],
    ])

  package init?(reading reader: inout SettingsReader) {
    let relation = reader.read(Self.relation)
    let value = reader.read(Self.value)
    guard let relation, let value else { return nil }
    self.relation = relation
    self.value = value
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.relation, relation)
    writer.write(Self.value, value)
  }
}

extension Comparison: RunningKind {
  func run(_ turn: inout Turn) {
    let threshold = turn.isConnected("threshold") ? turn.number("threshold") : value
    guard let number = turn.number("value"), let threshold else { return }
    turn.outputs["result"] = .condition(relation.holds(number, threshold))
  }
}
