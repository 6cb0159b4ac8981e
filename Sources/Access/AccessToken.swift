/// A secret that opens a library: a prefix, 32 random bytes in base62 (43 characters), and 6 of their CRC-32.
///
/// Its descriptions, also in a dump, hide it; only ``secretText`` shows it. The store keeps ``digest`` alone.
package struct AccessToken: Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case agent, device

    package var prefix: String {
      switch self {
      case .agent: "pw_agent_"
      case .device: "pw_device_"
      }
    }
  }

  package let kind: Kind
  private let secret: Secret
  /// The hash that the store keeps.
  package let digest: SHA256Digest

  /// For secret scanners, in the syntax of RE2 and PCRE.
  package static let scannerPattern = "pw_(agent|device)_[0-9A-Za-z]{49}"

  private static let randomLength = 43
  private static let checksumLength = 6

  /// Makes a new one.
  package init(_ kind: Kind, random: RandomSource = .system) {
    let body = kind.prefix + Base62.text(of: random.bytes(32), length: Self.randomLength)
    self.init(kind, body + String(decoding: Self.checksum(of: body.utf8), as: UTF8.self))
  }

  private init(_ kind: Kind, _ text: String) {
    self.kind = kind
    secret = Secret(text)
    digest = SHA256Digest(of: Array(text.utf8))
  }

  /// Reads a token as a client sent it. The checksum tells a typing error from an unknown token without the database.
  /// - Throws: ``TokenError``, which never holds the text.
  package init(parsing text: String) throws(TokenError) {
    do {
      try self.init(checking: text)
    } catch {
      // What is wrong with the configuration is looked for once a text is known to be no token: each request pays for
      // this reading.
      throw TokenError(notAToken: text) ?? error
    }
  }

  private init(checking text: String) throws(TokenError) {
    guard let kind = Kind.allCases.first(where: { text.hasPrefix($0.prefix) }) else { throw .prefix }
    // Bytes, because every request has a token and walking characters takes ten times as long.
    let bytes = Array(text.utf8)
    let prefixLength = kind.prefix.utf8.count
    let expected = prefixLength + Self.randomLength + Self.checksumLength
    guard bytes.count == expected else { throw .length(bytes.count, expected: expected) }
    guard bytes[prefixLength...].allSatisfy(Base62.isDigit) else { throw .character }
    guard bytes.suffix(Self.checksumLength) == Self.checksum(of: bytes.dropLast(Self.checksumLength))[...] else {
      throw .checksum
    }
    self.init(kind, text)
  }

  /// The token itself, to be shown once to the person who made it.
  package var secretText: String { secret.text }

  /// The CRC-32 in base62, the most significant digit first.
  private static func checksum(of body: some Sequence<UInt8>) -> [UInt8] {
    var rest = CRC32.checksum(body)
    var digits = [UInt8](repeating: 0, count: checksumLength)
    for place in digits.indices.reversed() {
      digits[place] = Base62.digits[Int(rest % 62)]
      rest /= 62
    }
    return digits
  }
}

extension AccessToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "\(kind.prefix)(hidden)" }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
