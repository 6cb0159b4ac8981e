import Access
import HTTP
import MCP
import Threads

/// The paths of the service. In order: whom the request is for, where it comes from, its path, its method, who asks;
/// all of that before its content is read.
struct Routes<Definition: ServerDefinition>: Handler {
  typealias Authenticate = @Sendable (AccessToken) throws -> Definition.Caller?

  let audience: Audience
  let endpoint: HTTPEndpoint<Definition>
  /// Nil where there are no phones to serve.
  let devices: DeviceEndpoint?
  let authenticate: Authenticate
  let isBehindProxy: Bool
  let failures = Lock(FailedAttempts())
  let knownTokens = KnownTokens()
  let clock: UptimeClock
  let log: Log

  init(
    _ configuration: ServiceConfiguration, port: Int, endpoint: HTTPEndpoint<Definition>, devices: DeviceEndpoint?,
    clock: UptimeClock = .system, log: Log, authenticate: @escaping Authenticate
  ) {
    audience = Audience(configuration, port: port)
    isBehindProxy = configuration.isBehindProxy
    (self.endpoint, self.devices) = (endpoint, devices)
    (self.authenticate, self.clock, self.log) = (authenticate, clock, log)
  }

  func decide(on head: RequestHead, from peer: Peer) -> HeadDecision {
    if let refusal = refusalOfForeigners(head) { return .refuse(refusal) }
    return switch head.path {
    case "/mcp", "/api/mcp": mcp(head, peer)
    case "/v1/device/status": devices.map { status(head, peer, $0) } ?? Self.nothing
    case "/v1/device/snapshot": devices.map { snapshot(head, peer, $0) } ?? Self.nothing
    case "/healthz": .refuse(health(head))
    // Text, and no 401: clients take anything else for the metadata of an OAuth server.
    default: Self.nothing
    }
  }

  private static var nothing: HeadDecision {
    .refuse(
      .text(
        .notFound,
        "There is nothing here. The MCP endpoint is /mcp; phones use /v1/device/status and /v1/device/snapshot."))
  }

  private func refusalOfForeigners(_ head: RequestHead) -> Response? {
    // HTTP/1.0 may do without Host; no browser speaks it.
    guard head.authority.map(audience.includes(host:)) ?? (head.version == .http10) else {
      return .text(
        .forbidden,
        "This server does not answer for the host in the Host field. Behind a proxy it is started with --behind-proxy "
          + "--public-url https://HOST.")
    }
    let origins = head.fields.count(of: "Origin")
    guard origins > 0 else { return nil }
    guard origins == 1, let origin = head.fields["Origin"], audience.includes(origin: origin) else {
      return .text(.forbidden, "Pages of this origin may not use this server; only those of its own address may.")
    }
    return nil
  }

  private func health(_ head: RequestHead) -> Response {
    switch head.method {
    case .get, .head: .text(.ok, "ok", fields: ["Cache-Control": "no-store"])
    case .options: Preflight.response(to: head, methods: "GET, HEAD, OPTIONS")
    default: Self.notAllowed("GET, HEAD, OPTIONS")
    }
  }

  static func notAllowed(_ methods: String) -> Response {
    .text(.methodNotAllowed, "This path serves \(methods).", fields: ["Allow": methods])
  }
}
