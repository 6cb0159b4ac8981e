import Faults

/// The text of an id, as all our documents write them.
enum IdentifierText {
  static let rule = "1 to 64 letters, digits, _ or -"

  static func checked(_ text: String) throws(Faults) -> String {
    guard (1...64).contains(text.utf8.count), text.utf8.allSatisfy(isAllowed) else {
      throw Faults("", "is \(Quoted.text(text)); it must be \(rule)")
    }
    return text
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
