import Access
import HTTP

/// What a request has in its Authorization field.
enum Credential {
  case none
  case token(AccessToken)
  /// Sent as a token, and none of ours.
  case wrongToken
  /// Something that nobody could take for a token; `hint` helps whoever configured the client.
  case malformed(text: String, hint: String?)

  /// Longer than any token, of whatever service.
  private static let longestGuess = 256

  init(_ fields: Fields) {
    guard let value = fields["Authorization"] else {
      self = .none
      return
    }
    guard fields.count(of: "Authorization") == 1 else {
      self = .malformed(text: "", hint: "there is more than one Authorization field")
      return
    }
    let scheme = value.utf8.prefix { $0 != UInt8(ascii: " ") }
    let text = String(Substring(value.utf8[scheme.endIndex...].drop { $0 == UInt8(ascii: " ") }))
    guard Self.isBearer(scheme) else {
      self = .malformed(text: value, hint: nil)
      return
    }
    do {
      self = .token(try AccessToken(parsing: text))
    } catch {
      let hint = Self.hint(error)
      self = hint == nil && Self.isToken68(text) ? .wrongToken : .malformed(text: text, hint: hint)
    }
  }

  /// RFC 9110 section 11.2: what may stand after the scheme.
  private static func isToken68(_ text: String) -> Bool {
    let body = text.utf8.reversed().drop { $0 == UInt8(ascii: "=") }
    guard !body.isEmpty, text.utf8.count <= longestGuess else { return false }
    return body.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"):
        true
      default: "-._~+/".utf8.contains(byte)
      }
    }
  }

  /// Schemes are compared without case (RFC 9110 section 11.1).
  private static func isBearer(_ scheme: Substring.UTF8View) -> Bool {
    scheme.count == 6 && zip(scheme, "bearer".utf8).allSatisfy { $0 | 0x20 == $1 }
  }

  /// Which check failed is told only where it is a mistake of configuration: guessing shall learn nothing.
  private static func hint(_ error: TokenError) -> String? {
    switch error {
    case .unexpandedVariable, .example, .surrounded: "\(error)"
    case .empty, .prefix, .length, .character, .checksum: nil
    }
  }
}
