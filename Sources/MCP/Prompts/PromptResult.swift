package import JSONRPC

/// What a prompt comes to.
package enum PromptResult: Hashable, Sendable {
  /// Never empty.
  case messages([PromptMessage], description: String? = nil)
  case failure(RPCError)
  case inputRequired(InputRequired)
}
