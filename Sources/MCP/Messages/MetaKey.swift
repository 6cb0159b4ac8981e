/// The keys of `_meta` that the protocol itself defines.
enum MetaKey {
  static let protocolVersion = "io.modelcontextprotocol/protocolVersion"
  static let clientCapabilities = "io.modelcontextprotocol/clientCapabilities"
  static let clientInfo = "io.modelcontextprotocol/clientInfo"
  static let logLevel = "io.modelcontextprotocol/logLevel"
  static let serverInfo = "io.modelcontextprotocol/serverInfo"
  static let subscriptionID = "io.modelcontextprotocol/subscriptionId"
  static let progressToken = "progressToken"

  /// Any of these in a request makes it a modern one.
  static let modern = [protocolVersion, clientCapabilities, clientInfo, logLevel]
}
