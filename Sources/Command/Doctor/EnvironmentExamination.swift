import Access
import Faults
import Library

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The variables that clients set: the token, and the server elsewhere.
enum EnvironmentExamination {
  static func findings(_ library: Library?, _ console: Console) -> [Finding] {
    [token(library, console), relay(console)].compactMap(\.self)
  }

  private static func token(_ library: Library?, _ console: Console) -> Finding? {
    guard let text = console.variable(Endpoint.tokenVariable) else { return nil }
    do {
      let token = try AccessToken(parsing: text)
      guard let library else {
        return Finding(.note, "token", "it is well formed; there is no library to look it up in")
      }
      guard token.kind == .agent else {
        return Finding(.fault, "token", "it is a phone's; an agent's is needed: pocketwork token create --name NAME")
      }
      guard let session = try library.authenticate(token) else {
        return Finding(
          .fault, "token", "it is unknown or was revoked; make one with: pocketwork token create --name NAME")
      }
      return Finding(.ok, "token", "\(session.tokenID) of the account \(session.account) may \(session.scopes)")
    } catch {
      return Finding(.fault, "token", "\(Endpoint.tokenVariable) holds no usable token: \(error)")
    }
  }

  private static func relay(_ console: Console) -> Finding? {
    guard let url = console.variable(Relay.urlVariable), !url.isEmpty else { return nil }
    guard RemoteURL.isAllowed(url) else {
      return Finding(
        .fault, "relay", "\(Relay.urlVariable) must begin with https://, or with http:// and a loopback host")
    }
    let path = Relay.path(beside: console.programPath)
    guard access(path, X_OK) == 0 else {
      return Finding(.fault, "relay", "\(path) is missing; build the product pocketwork-relay beside this program")
    }
    return Finding(.ok, "relay", "stdio carries messages to \(Quoted.visible(url))")
  }
}
