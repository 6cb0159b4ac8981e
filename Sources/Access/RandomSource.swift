import CSodium

/// Where random bytes come from; handed in, so that tests can repeat themselves.
package struct RandomSource: Sendable {
  private let fill: @Sendable (_ count: Int) -> [UInt8]

  /// A source that answers exactly as many bytes as it is asked for.
  package init(_ fill: @escaping @Sendable (_ count: Int) -> [UInt8]) { self.fill = fill }

  package func bytes(_ count: Int) -> [UInt8] { fill(count) }

  /// The system's own source, fit for secrets.
  package static let system = RandomSource { count in
    Sodium.ready
    var bytes = [UInt8](repeating: 0, count: count)
    randombytes_buf(&bytes, count)
    return bytes
  }

  /// A new id such as `page_8sJ2kQ0vXb4T`: a prefix and 12 characters of base62, one of 2^71.
  package func id(_ prefix: String) -> String {
    "\(prefix)_\(String(Base62.text(of: bytes(12), length: 17).suffix(12)))"
  }
}
