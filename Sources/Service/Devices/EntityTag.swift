import Access

/// A weak validator (RFC 9110 section 8.8.1): two answers with the same tag differ in nothing that matters.
struct EntityTag: Hashable, Sendable {
  /// As the ETag field has it: `W/"0a1b…"`.
  let text: String

  private let opaque: String

  /// The tag of some content: the first 128 bits of its SHA-256.
  init(of content: [UInt8]) {
    opaque = "\"\(SHA256Digest(of: content).description.prefix(32))\""
    text = "W/\(opaque)"
  }

  /// Whether an If-None-Match field names it (RFC 9110 section 13.1.2); the comparison is weak.
  func isNamed(in field: String?) -> Bool {
    guard let field else { return false }
    return field.split(separator: ",").contains { element in
      let tag = element.filter { $0 != " " && $0 != "\t" }
      return tag == "*" || tag == opaque || tag == text
    }
  }
}
