import JSON

/// A change of a variable when something happens.
package struct ValueChange: BlockKind {
  package enum Change: String, CaseIterable, Hashable, Sendable {
    case set, add, subtract, reset
  }

  package let variableID: Block.ID
  package let change: Change
  package let value: Double

  static let variableID = Setting.variable("variable_id", "The variable block to change.")
  static let change = Setting<Change>.choice(
    "change", default: .add, "set it to, add or subtract the amount, or reset it to its first value.")
  static let value = Setting.number("value", default: 1, "The amount where no amount is connected.")

  package static let declaration = BlockDeclaration(
    .changeValue, in: .routines, title: "Change variable",
    "Sets, adds to, subtracts from or resets a variable each time when happens. A change that would leave ±1000000 "
      + "does not happen.",
    settings: [variableID.declaration, change.declaration, value.declaration],
    inputs: [.trigger("when", "when"), .input("amount", .number, "amount", optional: true)],
    outputs: [.event("changed", "when changed"), .output("value", .number, "the value after its last change")],
    example: [
      "kind": "change_value", "name": "One more glass",
      "settings": ["variable_id": "variable_1", "change": "add", "value": 1],
      "inputs": ["when": ["block_id": "button_1", "output": "pressed"]],
    ])

  package init?(reading reader: inout SettingsReader) {
    let variableID = reader.read(Self.variableID)
    let change = reader.read(Self.change)
    let value = reader.read(Self.value)
    guard let variableID, let change, let value else { return nil }
    self.variableID = variableID
    self.change = change
    self.value = value
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.variableID, variableID)
    writer.write(Self.change, change)
    writer.write(Self.value, value)
  }

  package var variable: Block.ID? { variableID }
}

extension ValueChange: RunningKind {
  func run(_ turn: inout Turn) {
    let hasBegun = turn.begins("when")
    var hasChanged = false
    if hasBegun, let (current, first) = turn.variable {
      let amount = turn.isConnected("amount") ? turn.number("amount") : value
      let result = amount.map { self.result(of: current, first: first, amount: $0) }
      if let result, Scalar.numbers.contains(result) {
        turn.variable = (result, first)
        turn.memory.number = result
        hasChanged = true
      }
    }
    turn.outputs["changed"] = .event(hasChanged)
    turn.outputs["value"] = .number(turn.memory.number ?? turn.variable?.first ?? 0)
  }

  private func result(of current: Double, first: Double, amount: Double) -> Double {
    switch change {
    case .set: amount
    case .add: current + amount
    case .subtract: current - amount
    case .reset: first
    }
  }
}
