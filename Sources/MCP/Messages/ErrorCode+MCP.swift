import JSONRPC

extension ErrorCode {
  /// A routing header is missing, malformed, or says something else than the body.
  static let headerMismatch = ErrorCode(-32020)
  /// The request needs a capability that the client did not declare in it.
  static let missingClientCapability = ErrorCode(-32021)
  /// Legacy only; a modern client gets -32602.
  static let resourceNotFound = ErrorCode(-32002)
  /// Our own, outside the range that JSON-RPC keeps for itself: too many of something at once.
  static let tooMany = ErrorCode(429)
  static let unsupportedProtocolVersion = ErrorCode(-32022)
}
