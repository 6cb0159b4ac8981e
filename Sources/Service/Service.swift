package import Access
package import HTTP
package import MCP

/// The HTTP service: the MCP endpoint, what phones ask for, and what goes with it.
package final class Service: Sendable {
  package let port: Int
  private let server: HTTP.Server

  private static let drainLimit = Duration.seconds(10)

  /// Listens and begins to serve.
  /// - Parameters:
  ///   - devices: what phones are served; nil for nothing.
  ///   - authenticate: which agent a token belongs to; nil for nobody. It runs on the loops' threads, for every request,
  ///     so that a revocation holds from the next call on.
  package init<Definition: ServerDefinition>(
    _ configuration: ServiceConfiguration, definition: Definition, devices: DeviceEndpoint? = nil,
    clock: UptimeClock = .system, log: Log = .standardError,
    authenticate: @escaping @Sendable (AccessToken) throws -> Definition.Caller?
  ) throws(ServiceError) {
    ShutdownSignals.hold()
    do {
      server = try HTTP.Server(configuration.http) { port in
        Routes(
          configuration, port: port, endpoint: HTTPEndpoint(server: MCP.Server(definition)), devices: devices,
          clock: clock, log: log, authenticate: authenticate)
      }
    } catch {
      if error.isAddressInUse { throw .portInUse(configuration.port) }
      throw .listening(host: configuration.host, port: configuration.port, error)
    }
    port = server.port
  }

  /// Serves until SIGTERM or SIGINT: then no new requests are taken, those being answered are answered, streams end.
  package func run() {
    ShutdownSignals.wait()
    server.drain(within: Self.drainLimit)
  }

  /// Ends at once.
  package func stop() { server.stop() }
}
