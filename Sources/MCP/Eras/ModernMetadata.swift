import Faults
import JSON
import JSONRPC

/// What a modern request says of itself in `params._meta`, since nothing is remembered between requests.
struct ModernMetadata: Hashable, Sendable {
  /// The revision as the client wrote it, perhaps one that we do not speak.
  let requestedVersion: String
  let capabilities: JSONObject
  let client: Implementation?
  private let requestedLogLevel: JSONValue?

  /// Whether a request is of the modern era: any of the protocol's own keys makes it one, the header does not.
  static func isPresent(in params: JSONObject?) -> Bool {
    guard let meta = params?["_meta"]?.object else { return false }
    return MetaKey.modern.contains { meta.contains($0) }
  }

  /// Reads the metadata of a modern request.
  /// - Throws: -32602 where `_meta`, the protocol version or the client's capabilities are missing or malformed.
  init(reading params: JSONObject?) throws(RPCError) {
    guard let meta = params?["_meta"]?.object else {
      throw Self.invalid("params._meta is missing; it must be an object with \(MetaKey.protocolVersion)")
    }
    guard let version = meta[MetaKey.protocolVersion]?.string else {
      throw Self.invalid("params._meta[\"\(MetaKey.protocolVersion)\"] is missing or no text")
    }
    guard let capabilities = meta[MetaKey.clientCapabilities]?.object else {
      throw Self.invalid("params._meta[\"\(MetaKey.clientCapabilities)\"] is missing or no object")
    }
    requestedVersion = version
    self.capabilities = capabilities
    client = Implementation(meta[MetaKey.clientInfo])
    requestedLogLevel = meta[MetaKey.logLevel]
  }

  /// From which level on the request wants log messages; nil for none.
  var logLevel: LogLevel? { requestedLogLevel?.string.flatMap(LogLevel.init(rawValue:)) }

  /// - Throws: -32602 where the level is none that exists.
  func checkLogLevel() throws(RPCError) {
    guard let requestedLogLevel, logLevel == nil else { return }
    let levels = LogLevel.allCases.map(\.rawValue).joined(separator: ", ")
    throw Self.invalid(
      "params._meta[\"\(MetaKey.logLevel)\"] is \(ShownValue.of(requestedLogLevel)); it must be one of \(levels)")
  }

  /// - Throws: -32022 where the request's version is not the modern one.
  func checkVersion() throws(RPCError) {
    guard requestedVersion != Revision.r20260728.rawValue else { return }
    throw RPCError(
      .unsupportedProtocolVersion, "Requests with _meta are served in \(Revision.r20260728.rawValue) only",
      data: [
        "supported": .array(Revision.allCases.map { .string($0.rawValue) }), "requested": .string(requestedVersion),
      ])
  }

  private static func invalid(_ message: String) -> RPCError { RPCError(.invalidParams, message) }
}
