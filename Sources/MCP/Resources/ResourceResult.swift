package import JSONRPC

/// What reading a resource comes to.
package enum ResourceResult: Hashable, Sendable {
  /// Never empty.
  case contents([ResourceContents])
  case notFound
  case failure(RPCError)
  case inputRequired(InputRequired)
}
