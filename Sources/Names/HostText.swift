import Faults

/// The host within what a person pasted, before it is read as labels.
struct HostText {
  let host: String

  /// - Throws: one fault for a path, a query, an address in brackets, a bad port, or no host at all.
  init(_ given: String) throws(Faults) {
    let text = Name.trimmed(given)
    var rest = Self.withoutScheme(text[...])
    rest = try Self.withoutPath(rest, given: text)
    if let at = rest.lastIndex(of: "@") { rest = rest[rest.index(after: at)...] }
    if rest.hasPrefix("[") {
      throw Faults("", "is \(Quoted.text(text)), an address; it must be a domain such as example.com")
    }
    rest = try Self.withoutPort(rest, given: text)
    if rest.hasPrefix("*.") { rest = rest.dropFirst(2) } else if rest.hasPrefix(".") { rest = rest.dropFirst() }
    // UTS #46 maps the ideographic full stops to this one.
    if let last = rest.last, ".\u{3002}\u{FF0E}\u{FF61}".contains(last) { rest = rest.dropLast() }
    guard !rest.isEmpty else {
      throw Faults("", "is \(Quoted.text(text)); it must be a domain such as example.com")
    }
    host = String(rest)
  }

  private static func withoutScheme(_ text: Substring) -> Substring {
    var index = text.startIndex
    while index < text.endIndex, text[index].isASCII, text[index].isLetter || text[index].isNumber {
      index = text.index(after: index)
    }
    let rest = text[index...]
    if rest.hasPrefix("://") { return rest.dropFirst(3) }
    return text.hasPrefix("//") ? text.dropFirst(2) : text
  }

  /// A slash at the end says nothing; a path, a query or a fragment would be lost, so it is refused.
  private static func withoutPath(_ text: Substring, given: String) throws(Faults) -> Substring {
    guard let end = text.firstIndex(where: { "/?#\\".contains($0) }) else { return text }
    guard text[end...] == "/" else {
      throw Faults(
        "",
        "is \(Quoted.text(given)), with a path; only whole sites can be blocked: \(Quoted.text(String(text[..<end])))")
    }
    return text[..<end]
  }

  private static func withoutPort(_ text: Substring, given: String) throws(Faults) -> Substring {
    guard let colon = text.firstIndex(of: ":") else { return text }
    let port = text[text.index(after: colon)...]
    if port.contains(":") {
      throw Faults("", "is \(Quoted.text(given)), an address; it must be a domain such as example.com")
    }
    guard port.utf8.count <= 5, port.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      throw Faults("", "is \(Quoted.text(given)); after the colon a port of up to 5 digits is expected")
    }
    return text[..<colon]
  }
}
