import JSONRPC

extension ErrorCode {
  /// A routing header is missing, malformed, or says something else than the body.
  static let headerMismatch = ErrorCode(-32020)
  /// The request needs a capability that the client did not declare in it.
  static let missingClientCapability = ErrorCode(-32021)
  static let unsupportedProtocolVersion = ErrorCode(-32022)
}
