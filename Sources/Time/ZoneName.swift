/// The name of a time zone that a library may have: `UTC`, or a name of the tz database with a slash.
///
/// Abbreviations (`EST`), offsets (`Etc/GMT+5`, `+01:00`) and the database's side trees (`posix/…`, `right/…`) are no
/// such names. Whether the database knows the name is for whoever reads its files to say; case is exact.
package struct ZoneName: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package static let utc = ZoneName(unchecked: "UTC")

  /// What is right, for messages.
  package static let requirement = "it must be \(rule)"

  /// What a name must be.
  package static let rule = "a name of the tz database with a slash, as Europe/Warsaw, or UTC"

  /// Nil for text that cannot be such a name; it is then no safe path below the database's folder either.
  package init?(parsing text: String) {
    guard text == "UTC" || Self.isPath(text) else { return nil }
    description = text
  }

  private init(unchecked: String) { description = unchecked }

  private static let sideTrees: Set<Substring> = ["posix", "right", "SystemV"]

  private static func isPath(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return text.utf8.count <= 64 && (2...3).contains(parts.count) && parts.allSatisfy(isPart)
      && !sideTrees.contains(parts[0]) && !(parts[0] == "Etc" && parts[1].hasPrefix("GMT"))
  }

  /// A letter, then letters, digits, `_`, `-` and `+`.
  private static func isPart(_ part: Substring) -> Bool {
    guard let first = part.utf8.first, isLetter(first) else { return false }
    return part.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || "_-+".utf8.contains($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
}
