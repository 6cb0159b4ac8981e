/// The codes of JSON-RPC 2.0 §5.1; further ones are made by the protocols above.
package struct ErrorCode: Hashable, Sendable {
  package let number: Int

  package init(_ number: Int) { self.number = number }

  package static let parseError = ErrorCode(-32700)
  package static let invalidRequest = ErrorCode(-32600)
  package static let methodNotFound = ErrorCode(-32601)
  package static let invalidParams = ErrorCode(-32602)
  package static let internalError = ErrorCode(-32603)
}
