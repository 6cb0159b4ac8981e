package import Faults

/// What a declaration must keep to so that no client and no model API refuses it, and with it every tool of the chat.
///
/// The kinds of ``Schema`` already rule out composition, references, type lists, tuples and enums of numbers; these
/// are the laws that a declaration can still break. Tests run them over every tool, and so does `doctor`.
extension Tool {
  /// Everything that breaks a law, by path; empty for a sound declaration.
  package var lawFaults: Faults {
    var faults = Faults()
    if !Self.isName(name, maxLength: 40) { faults.add("name", "must be 3 to 40 of a-z, 0-9 and _, a letter first") }
    if title.isEmpty { faults.add("title", "is empty") }
    faults.add(Self.textFaults(description, limit: 400), under: "description")
    if hints.isReadOnly, hints.isDestructive { faults.add("hints", "are read-only and destructive at once") }
    faults.add(input.lawFaults(level: 1, isInput: true), under: "input")
    if let output { faults.add(output.lawFaults(level: 1, isInput: false), under: "output") }
    faults.add(mirrorFaults, under: "")
    return faults
  }

  fileprivate static func isName(_ name: String, maxLength: Int) -> Bool {
    let letters = name.utf8
    return (3...maxLength).contains(letters.count) && letters.first.map(isLetter) == true
      && letters.allSatisfy { isLetter($0) || $0 == UInt8(ascii: "_") || (0x30...0x39).contains($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

  fileprivate static func textFaults(_ text: String, limit: Int) -> Faults {
    var faults = Faults()
    if text.isEmpty { faults.add("", "is empty") }
    if text.utf8.count > limit { faults.add("", "has \(text.utf8.count) characters; at most \(limit) are read") }
    if !text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { faults.add("", "has characters outside plain ASCII") }
    return faults
  }
}

extension ObjectSchema {
  /// `level` 1 is the root. Arguments nest two levels deep, and three in the settings and inputs of a block.
  fileprivate func lawFaults(level: Int, isInput: Bool) -> Faults {
    var faults = Faults()
    var names: Set<String> = []
    for property in properties {
      if !names.insert(property.name).inserted { faults.add(property.name, "is declared twice") }
      faults.add(Tool.textFaults(property.description, limit: 160), under: property.name)
      let isRoomy = ["settings", "inputs"].contains(property.name)
      faults.add(
        property.schema.lawFaults(level: level, deepest: isRoomy ? 3 : 2, isInput: isInput), under: property.name)
    }
    return faults
  }
}

extension Schema {
  fileprivate func lawFaults(level: Int, deepest: Int, isInput: Bool) -> Faults {
    switch self {
    case .string, .boolean, .number: return Faults()
    case .integer(let range):
      return isInput && range == nil ? Faults("", "is a whole number without a range") : Faults()
    case .enumeration(let words, _):
      return words.isEmpty || Set(words).count < words.count ? Faults("", "has no words, or one twice") : Faults()
    case .array(let element, _, _): return element.lawFaults(level: level, deepest: deepest, isInput: isInput)
    case .object(let object):
      var faults = object.lawFaults(level: level + 1, isInput: isInput)
      if isInput, level + 1 > deepest {
        faults.add("", "is an object \(level + 1) levels deep; \(deepest) are the most")
      }
      return faults
    }
  }
}
