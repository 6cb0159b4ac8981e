import CSodium

/// A SHA-256 hash (FIPS 180-4): 32 bytes. Two are compared in constant time.
package struct SHA256Digest: Sendable {
  package let bytes: [UInt8]

  /// The hash of some bytes.
  package init(of message: [UInt8]) {
    Sodium.ready
    var digest = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
    crypto_hash_sha256(&digest, message, UInt64(message.count))
    bytes = digest
  }

  /// A hash that was stored; nil unless there are 32 bytes.
  package init?(stored bytes: [UInt8]) {
    guard bytes.count == Int(crypto_hash_sha256_BYTES) else { return nil }
    self.bytes = bytes
  }
}

extension SHA256Digest: Hashable {
  package static func == (one: SHA256Digest, other: SHA256Digest) -> Bool {
    sodium_memcmp(one.bytes, other.bytes, one.bytes.count) == 0
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

extension SHA256Digest: CustomStringConvertible {
  /// 64 lower-case hexadecimal digits.
  package var description: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
