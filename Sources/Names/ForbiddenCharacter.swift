/// A character that stored text may not hold, because it hides, reorders or splits what stands around it.
enum ForbiddenCharacter: Hashable, Sendable {
  case control
  case lineBreak
  case bidirectionalControl
  case tag
  case noncharacter

  /// The reason why `scalar` is forbidden; nil where it may stand.
  ///
  /// Line feed, tab and Unicode's two separators are allowed where `allowsLines`. Joiners and variation selectors
  /// pass: emoji and several scripts need them.
  init?(_ scalar: UnicodeScalar, allowsLines: Bool) {
    switch scalar.value {
    case 0x09, 0x0A, 0x2028, 0x2029:
      if allowsLines { return nil }
      self = .lineBreak
    case 0x00...0x1F, 0x7F...0x9F: self = .control
    case 0x202A...0x202E, 0x2066...0x2069: self = .bidirectionalControl
    case 0xE0000...0xE007F: self = .tag
    case 0xFDD0...0xFDEF: self = .noncharacter
    case let value where value & 0xFFFE == 0xFFFE: self = .noncharacter
    default: return nil
    }
  }

  /// The reason, as it follows `holds U+202E, `.
  var reason: String {
    switch self {
    case .control: "a control character; leave it out"
    case .lineBreak: "a line break or tab; this text is one line"
    case .bidirectionalControl: "which reorders the text around it; leave it out"
    case .tag: "an invisible tag character; leave it out"
    case .noncharacter: "which is no character; leave it out"
    }
  }
}
