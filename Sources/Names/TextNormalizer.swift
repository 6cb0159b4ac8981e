package import Faults
package import JSON

/// The border that all text from outside passes once: normalisation form C, and no character that hides or reorders.
package enum TextNormalizer {
  /// The members whose text may have several lines.
  package static let membersWithLines: Set<String> = ["text", "description"]

  /// The value with every string in normalisation form C; keys and everything else as they were.
  /// - Throws: one fault for each string that holds a control character, a bidirectional control, a tag character or
  ///   a noncharacter, with its path (`blocks[1].settings.text`) and the character's number. Line feeds and tabs pass
  ///   in `membersWithLines` alone.
  package static func normalized(_ value: JSONValue) throws(Faults) -> JSONValue {
    var walk = Walk()
    let result = walk.normalized(value, at: "", allowsLines: false)
    try walk.faults.throwIfAny()
    return result
  }

  /// One text, as ``normalized(_:)`` takes it.
  package static func normalized(_ text: String, allowsLines: Bool = false) throws(Faults) -> String {
    if let message = complaint(about: text, allowsLines: allowsLines) { throw Faults("", message) }
    return NFC.normalized(text)
  }

  private static func complaint(about text: String, allowsLines: Bool) -> String? {
    for scalar in text.unicodeScalars {
      guard let forbidden = ForbiddenCharacter(scalar, allowsLines: allowsLines) else { continue }
      return "holds \(notation(scalar)), \(forbidden.reason)"
    }
    return nil
  }

  /// `U+` and at least four digits.
  private static func notation(_ scalar: UnicodeScalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  private struct Walk {
    var faults = Faults()

    mutating func normalized(_ value: JSONValue, at path: String, allowsLines: Bool) -> JSONValue {
      switch value {
      case .null, .bool, .integer, .number:
        return value
      case .string(let text):
        return .string(normalized(text, at: path, allowsLines: allowsLines))
      case .array(let values):
        return .array(
          values.enumerated().map { normalized($1, at: "\(path)[\($0)]", allowsLines: allowsLines) })
      case .object(let object):
        return .object(
          JSONObject(uniqueMembers: object.members.map { normalized($0, at: path) }))
      }
    }

    private mutating func normalized(_ member: JSONObject.Member, at path: String) -> JSONObject.Member {
      let name = ShownValue.name(member.key)
      let path = path.isEmpty ? name : "\(path).\(name)"
      let allowsLines = TextNormalizer.membersWithLines.contains(member.key)
      return JSONObject.Member(key: member.key, value: normalized(member.value, at: path, allowsLines: allowsLines))
    }

    private mutating func normalized(_ text: String, at path: String, allowsLines: Bool) -> String {
      if let message = TextNormalizer.complaint(about: text, allowsLines: allowsLines) {
        faults.add(path, message)
        return text
      }
      return NFC.normalized(text)
    }
  }
}
