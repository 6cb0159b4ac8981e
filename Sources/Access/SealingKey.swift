import CSodium

/// A key that hides and authenticates what goes through other hands (XChaCha20-Poly1305). Made anew by each process.
package struct SealingKey: Sendable {
  private let key: [UInt8]
  private let random: RandomSource

  package init(random: RandomSource = .system) {
    Sodium.ready
    key = random.bytes(Int(crypto_aead_xchacha20poly1305_ietf_KEYBYTES))
    self.random = random
  }

  private static var nonceBytes: Int { Int(crypto_aead_xchacha20poly1305_ietf_NPUBBYTES) }
  private static var tagBytes: Int { Int(crypto_aead_xchacha20poly1305_ietf_ABYTES) }

  /// The text (base64url, without padding) of the sealed content. It opens with the same binding only, which is not in
  /// the text.
  package func seal(_ content: [UInt8], binding: [UInt8]) -> String {
    let nonce = random.bytes(Self.nonceBytes)
    var sealed = [UInt8](repeating: 0, count: content.count + Self.tagBytes)
    crypto_aead_xchacha20poly1305_ietf_encrypt(
      &sealed, nil, content, UInt64(content.count), binding, UInt64(binding.count), nil, nonce, key)
    return Self.text(of: nonce + sealed)
  }

  /// What was sealed; nil where the text or the binding is another one.
  package func open(_ text: String, binding: [UInt8]) -> [UInt8]? {
    guard let bytes = Self.bytes(of: text), bytes.count >= Self.nonceBytes + Self.tagBytes else { return nil }
    let (nonce, sealed) = (Array(bytes[..<Self.nonceBytes]), Array(bytes[Self.nonceBytes...]))
    var content = [UInt8](repeating: 0, count: sealed.count - Self.tagBytes)
    let code = crypto_aead_xchacha20poly1305_ietf_decrypt(
      &content, nil, nil, sealed, UInt64(sealed.count), binding, UInt64(binding.count), nonce, key)
    return code == 0 ? content : nil
  }

  private static func text(of bytes: [UInt8]) -> String {
    let variant = CInt(sodium_base64_VARIANT_URLSAFE_NO_PADDING)
    var text = [CChar](repeating: 0, count: sodium_base64_encoded_len(bytes.count, variant))
    sodium_bin2base64(&text, text.count, bytes, bytes.count, variant)
    return String(decoding: text.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func bytes(of text: String) -> [UInt8]? {
    let characters = text.utf8.map { CChar(bitPattern: $0) }
    var bytes = [UInt8](repeating: 0, count: characters.count)
    var count = 0
    let variant = CInt(sodium_base64_VARIANT_URLSAFE_NO_PADDING)
    // Without a place for the end, a character that is no digit is an error.
    let code = sodium_base642bin(&bytes, bytes.count, characters, characters.count, nil, &count, nil, variant)
    return code == 0 ? Array(bytes[..<count]) : nil
  }
}

extension SealingKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "(hidden)" }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
