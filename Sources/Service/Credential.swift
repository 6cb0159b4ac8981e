import Access
import HTTP

/// What a request has in its Authorization field.
enum Credential {
  case none
  case token(AccessToken)
  /// Something that is no token; `hint` helps whoever configured the client.
  case malformed(text: String, hint: String?)

  init(_ fields: Fields) {
    let values = fields.values(of: "Authorization")
    guard let value = values.first else {
      self = .none
      return
    }
    guard values.count == 1 else {
      self = .malformed(text: "", hint: "there is more than one Authorization header")
      return
    }
    let scheme = value.prefix { $0 != " " }
    let text = String(value.dropFirst(scheme.count).drop { $0 == " " })
    guard scheme.lowercased() == "bearer" else {
      self = .malformed(text: value, hint: nil)
      return
    }
    do {
      self = .token(try AccessToken(parsing: text))
    } catch {
      self = .malformed(text: text, hint: Self.hint(error))
    }
  }

  /// Which check failed is told only where it is a mistake of configuration: guessing shall learn nothing.
  private static func hint(_ error: TokenError) -> String? {
    switch error {
    case .unexpandedVariable, .example, .surrounded: "\(error)"
    case .empty, .prefix, .length, .character, .checksum: nil
    }
  }
}
