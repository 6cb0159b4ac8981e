import CSodium

/// The library behind this module; asking for `ready` first makes its self-tests and its random source ready, once.
enum Sodium {
  static let ready: Void = {
    let code = sodium_init()
    precondition(code >= 0, "libsodium cannot start: the system gives no random bytes")
  }()
}
