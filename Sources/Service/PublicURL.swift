/// The address under which a proxy shows the server to the world: `https://host`, with a port and a path if any.
package struct PublicURL: Hashable, Sendable {
  /// Host and port as a Host field has them, in lower case.
  let authority: String
  /// As an Origin field has it.
  var origin: String { "https://\(authority)" }

  /// - Throws: ``ServiceError/publicURL(_:)`` for anything but HTTPS, and for user names, queries and fragments.
  package init(parsing text: String) throws(ServiceError) {
    let scheme = "https://"
    guard text.lowercased().hasPrefix(scheme) else { throw .publicURL(text) }
    let rest = text.dropFirst(scheme.count)
    let authority = rest.prefix { $0 != "/" }.lowercased()
    guard !authority.isEmpty, !rest.contains(where: { "?#@\\ ".contains($0) }),
      authority.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else { throw .publicURL(text) }
    self.authority = authority.hasSuffix(":443") ? String(authority.dropLast(4)) : authority
  }
}
