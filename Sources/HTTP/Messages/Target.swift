/// A request target, RFC 9112 section 3.2, taken apart.
struct Target: Hashable, Sendable {
  let authority: String?
  let path: String
  let query: String?

  init(authority: String? = nil, path: String, query: String?) {
    (self.authority, self.path, self.query) = (authority, path, query)
  }

  /// Splits `/path?query`.
  init(origin: String) {
    let parts = origin.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(path: String(parts[0]), query: parts.count == 2 ? String(parts[1]) : nil)
  }
}
