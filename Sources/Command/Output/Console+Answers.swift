import Faults
import JSON
import Library

extension Console {
  /// An object for programs, and for people who like to read JSON.
  func printJSON(_ object: JSONObject) { write(.output, JSONValue.object(object).indented) }

  /// What a write did: its summary, then warnings and what only the phone can do.
  func tell(_ answer: WriteAnswer, _ arguments: Arguments) {
    guard !arguments.has(Output.json) else { return printJSON(answer.json) }
    print(Quoted.visible(answer.summary))
    for warning in answer.warnings { note("Warning: \(Quoted.visible(warning))") }
    if let change = answer.changeID { note("Undo with: pocketwork undo \(change)") }
  }

  /// A document as indented `name: value` lines.
  func printFacts(_ object: JSONObject, margin: String = "") {
    for member in object.members {
      switch member.value {
      case .object(let inner) where !inner.isEmpty:
        print("\(margin)\(member.key):")
        printFacts(inner, margin: margin + "  ")
      case .array(let items) where items.contains { $0.object != nil }:
        print("\(margin)\(member.key):")
        for case .object(let item) in items { printItem(item, margin: margin + "  ") }
      case .null, .bool, .integer, .number, .string, .array, .object:
        print("\(margin)\(member.key): \(Self.plain(member.value))")
      }
    }
  }

  /// An object in a list: its first member behind a hyphen, the others below.
  private func printItem(_ object: JSONObject, margin: String) {
    guard let first = object.members.first else { return }
    print("\(margin)- \(first.key): \(Self.plain(first.value))")
    var rest = object
    rest[first.key] = nil
    printFacts(rest, margin: margin + "  ")
  }

  /// A value in a line: texts without quotation marks, lists with commas.
  static func plain(_ value: JSONValue) -> String {
    switch value {
    case .string(let text): Quoted.visible(text)
    case .array(let items): items.map(plain).joined(separator: ", ")
    case .object, .null, .bool, .integer, .number: value.text
    }
  }
}
