import HTTP
import MCP
import Threads

/// Where the service listens and for whom it answers.
package struct ServiceConfiguration: Sendable {
  /// What stands before the server, if anything.
  package enum Front: Hashable, Sendable {
    /// Clients connect to it directly.
    case none
    /// A proxy with HTTPS forwards to it; the last entry of X-Forwarded-For is the client's address.
    case proxy(PublicURL)
  }

  package static let defaultHost = "127.0.0.1"
  package static let defaultPort = 3_210

  package let host: String
  package let port: Int
  package let front: Front

  /// Takes the command line's words. `port` 0 lets the system choose one.
  /// - Throws: for a bind beyond this machine without a proxy, and for half a proxy.
  package init(
    host: String = defaultHost, port: Int = defaultPort, isBehindProxy: Bool = false, publicURL: String? = nil
  ) throws(ServiceError) {
    guard (0...65_535).contains(port) else { throw .port(port) }
    guard let isLoopback = NumericAddress.isLoopback(host) else { throw .address(host) }
    switch (isBehindProxy, publicURL) {
    case (false, nil): front = .none
    case (true, let url?): front = .proxy(try PublicURL(parsing: url))
    case (true, nil): throw .proxyWithoutPublicURL
    case (false, .some): throw .publicURLWithoutProxy
    }
    guard isLoopback || isBehindProxy else { throw .beyondLoopback(host) }
    (self.host, self.port) = (host, port)
  }

  var isBehindProxy: Bool { front != .none }

  var http: HTTP.Server.Configuration {
    var http = HTTP.Server.Configuration(port: port)
    http.host = host
    http.limits.bodyBytes = MCP.Limits.messageBytes
    http.threads = min(max(Processors.count, 2), 8)
    // All of a proxy's connections come from one address.
    if isBehindProxy { http.connections.perAddress = http.connections.total }
    return http
  }
}
