import Faults
import JSON

/// Connections as a document gives them, before the page says what they mean.
struct InputsDraft {
  struct Entry {
    let input: String
    /// Nil disconnects.
    let source: SourceDraft?
  }

  struct SourceDraft {
    /// A block's id, or its name where no other block has it.
    let block: String
    /// Nil where the document leaves it out.
    let output: String?
  }

  static let rule = "{\"block_id\", \"output\"}, or null to disconnect"

  private(set) var entries: [Entry] = []

  init() {}

  /// Reads `{"when": {"block_id": "button_1", "output": "pressed"}, "amount": null}`.
  init(reading value: JSONValue?, faults: inout Faults) {
    guard let value, !value.isNull else { return }
    guard let object = LenientReading.value(value).object else {
      faults.add("inputs", "is \(ShownValue.of(value)); it must be an object of inputs, each \(Self.rule)")
      return
    }
    for member in object.members {
      let path = "inputs.\(ShownValue.name(member.key))"
      guard !member.value.isNull else {
        entries.append(Entry(input: member.key, source: nil))
        continue
      }
      let source = faults.collect(under: path) { () throws(Faults) in try Self.source(member.value) }
      if let source { entries.append(Entry(input: member.key, source: source)) }
    }
  }

  func names(_ input: String) -> Bool { entries.contains { $0.input == input } }

  private static func source(_ value: JSONValue) throws(Faults) -> SourceDraft {
    guard let object = LenientReading.value(value).object else {
      throw Faults("", "is \(ShownValue.of(value)); it must be \(rule)")
    }
    if let other = object.keys.first(where: { $0 != "block_id" && $0 != "output" }) {
      throw Faults(ShownValue.name(other), "is no member of a source; it must be \(rule)")
    }
    guard let block = object["block_id"]?.string else {
      let found = object["block_id"].map { "is \(ShownValue.of($0))" } ?? "is missing"
      throw Faults("block_id", "\(found); it must be the id of a block of the page")
    }
    guard let given = object["output"], !given.isNull else { return SourceDraft(block: block, output: nil) }
    guard let output = given.string else {
      throw Faults("output", "is \(ShownValue.of(given)); it must be the name of an output of that block")
    }
    return SourceDraft(block: block, output: output)
  }
}
