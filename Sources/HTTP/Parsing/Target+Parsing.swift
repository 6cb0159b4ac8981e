extension Target {
  /// Reads origin form, absolute form, or the asterisk form of OPTIONS (RFC 9112 section 3.2).
  init(parsing bytes: ArraySlice<UInt8>, of method: Method) throws(Refusal) {
    guard bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x23 }) else { throw .target }
    switch bytes.first {
    case 0x2F: self.init(origin: bytes, authority: nil)
    case 0x2A where bytes.count == 1 && method == .options: self.init(path: "*", query: nil)
    default: try self.init(absolute: bytes)
    }
  }

  private init(absolute bytes: ArraySlice<UInt8>) throws(Refusal) {
    let scheme = bytes.prefix { $0 != 0x3A }
    let name = String(decoding: scheme, as: UTF8.self).lowercased()
    let rest = bytes[scheme.endIndex...]
    guard name == "http" || name == "https", rest.starts(with: "://".utf8) else { throw .target }
    let hierarchy = rest.dropFirst(3)
    let authority = hierarchy.prefix { $0 != 0x2F && $0 != 0x3F }
    guard !authority.isEmpty, FieldChecks.isHost(authority) else { throw .target }
    self.init(origin: hierarchy[authority.endIndex...], authority: String(decoding: authority, as: UTF8.self))
  }

  /// An empty path, which only absolute form has, means `/`.
  private init(origin bytes: ArraySlice<UInt8>, authority: String?) {
    let path = bytes.prefix { $0 != 0x3F }
    let query = bytes[path.endIndex...].dropFirst()
    self.init(
      authority: authority, path: path.isEmpty ? "/" : String(decoding: path, as: UTF8.self),
      query: path.endIndex == bytes.endIndex ? nil : String(decoding: query, as: UTF8.self))
  }
}
