import Faults
import JSON
import Rules

/// Reads texts that people see.
enum TextReading {
  /// A text of so many characters as people count them, kept as it is.
  static func text(_ value: JSONValue, length: ClosedRange<Int>) throws(Faults) -> String {
    guard let text = value.string else {
      throw Faults("", "is \(ShownValue.of(value)); it must be text of \(SettingShape.text(length).rule)")
    }
    try check(text, length: length)
    return text
  }

  /// A name: one line, trimmed, 1 to 80 characters and at most 1,024 bytes.
  static func name(_ value: JSONValue) throws(Faults) -> String {
    try line(value, upTo: PageLimits.nameLength)
  }

  /// One trimmed line of 1 to `length` characters, at most 1,024 bytes.
  static func line(_ value: JSONValue, upTo length: Int) throws(Faults) -> String {
    guard let given = value.string else {
      throw Faults("", "is \(ShownValue.of(value)); it must be text of 1 to \(length) characters")
    }
    return try NameField.read(given, upTo: length)
  }

  private static func check(_ text: String, length: ClosedRange<Int>) throws(Faults) {
    // Counting characters is slow where one is made of very many scalars, so bytes are bounded first.
    guard text.utf8.count <= 100 * length.upperBound else {
      throw Faults("", "has \(text.utf8.count) bytes; it must have \(SettingShape.text(length).rule)")
    }
    let count = text.count
    guard length.contains(count) else {
      throw Faults("", "has \(count) characters; it must have \(length.lowerBound) to \(length.upperBound)")
    }
  }
}
