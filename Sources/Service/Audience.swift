import HTTP

/// Whom the server answers for: the hosts that requests may be for, and the origins that browsers may come from.
///
/// Both are compared whole. A page of another origin cannot reach the server by giving its own name this machine's
/// address, because the Host field keeps the name.
struct Audience: Sendable {
  private let hosts: [String]
  private let origins: [String]

  init(_ configuration: ServiceConfiguration, port: Int) {
    var names = ["127.0.0.1", "localhost", "[::1]"]
    let bound = configuration.host.contains(":") ? "[\(configuration.host)]" : configuration.host
    if !names.contains(bound), bound != "0.0.0.0", bound != "[::]" { names.append(bound) }
    var hosts = names.map { "\($0):\(port)" }
    if port == 80 { hosts += names }
    var origins = hosts.map { "http://\($0)" }
    if case .proxy(let url) = configuration.front {
      hosts += [url.authority, "\(url.authority):443"]
      origins.append(url.origin)
    }
    (self.hosts, self.origins) = (hosts, origins)
  }

  func includes(host: String) -> Bool { Self.contains(hosts, host) }

  func includes(origin: String) -> Bool { Self.contains(origins, origin) }

  private static func contains(_ list: [String], _ text: String) -> Bool {
    // The list is ASCII in lower case. Some letters beyond ASCII become ASCII in lower case; they are not ours.
    list.contains(text) || (text.utf8.allSatisfy { $0 < 0x80 } && list.contains(text.lowercased()))
  }
}
