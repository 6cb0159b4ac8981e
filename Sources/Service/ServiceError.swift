package import HTTP

/// Why the service does not begin. Each is one line that says what to do.
package enum ServiceError: Error, Hashable, Sendable, CustomStringConvertible {
  case address(String)
  case port(Int)
  case beyondLoopback(String)
  case publicURL(String)
  case proxyWithoutPublicURL
  case publicURLWithoutProxy
  case portInUse(Int)
  case listening(host: String, port: Int, SystemError)

  package var description: String {
    switch self {
    case .address(let host): "\(host) is no numeric address; give one like 127.0.0.1 or ::1"
    case .port(let port): "port \(port) is not possible; it must be 0 to 65535"
    case .beyondLoopback(let host):
      "\(host) can be reached from other machines; that needs HTTPS in front: "
        + "put a proxy there and add --behind-proxy --public-url https://HOST"
    case .publicURL(let text): "--public-url is \(text); it must be https:// and a host"
    case .proxyWithoutPublicURL: "--behind-proxy needs --public-url https://HOST as well"
    case .publicURLWithoutProxy: "--public-url needs --behind-proxy as well"
    case .portInUse(let port): "port \(port) is in use already; stop what listens there, or choose another with --port"
    case .listening(let host, let port, let error): "cannot listen on \(host), port \(port): \(error)"
    }
  }
}
