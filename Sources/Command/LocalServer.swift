import Access
import Library
import MCP
import Tools

/// The tools as an agent on this machine has them: with the owner's rights, or with those of a token, which is looked up
/// again for each request, so that a revoked one is refused on the next.
struct LocalServer: ServerDefinition {
  enum Identity: Sendable {
    case owner(AccountID)
    case token(AccessToken)
  }

  let tools: ToolServer
  let library: Library
  /// Whether the process was started read-only, whatever a token may do.
  var isReadOnly = false

  var info: Implementation { tools.info }
  var instructions: String { tools.instructions }
  var toolListCaching: CachingHint { tools.toolListCaching }
  var discoveryCaching: CachingHint { tools.discoveryCaching }
  var resourceCaching: CachingHint { tools.resourceCaching }
  var offering: Offering { tools.offering }
  var seal: StateSeal? { tools.seal }

  /// There is one client on this process.
  func identity(of identity: Identity) -> String { "" }

  func tools(for identity: Identity) -> [Tool] {
    guard case .allowed(let caller) = admit(identity) else { return [] }
    return tools.tools(for: caller)
  }

  func tool(named name: String, for identity: Identity) -> ToolLookup {
    switch admit(identity) {
    case .allowed(let caller): tools.tool(named: name, for: caller)
    case .refused(let failure): .refused(failure)
    }
  }

  func call(_ call: ToolCall<Identity>, completion: @escaping @Sendable (ToolResult) -> Void) {
    switch admit(call.context.caller) {
    case .refused(let failure): completion(.failure(failure))
    case .allowed(let caller):
      tools.call(
        ToolCall(tool: call.tool, arguments: call.arguments, context: call.context.of(caller)), completion: completion)
    }
  }

  enum Admission {
    case allowed(Tools.Caller)
    case refused(ToolFailure)
  }

  func admit(_ identity: Identity) -> Admission {
    switch identity {
    case .owner(let account):
      return .allowed(Tools.Caller(account: account, tokenID: nil, scopes: .all, isReadOnly: isReadOnly))
    case .token(let token):
      do {
        guard let session = try library.authenticate(token) else { return .refused(Self.revoked) }
        return .allowed(
          Tools.Caller(
            account: session.account, tokenID: session.tokenID, scopes: session.scopes, isReadOnly: isReadOnly))
      } catch {
        return .refused(ToolFailure(error.code, error.message))
      }
    }
  }

  private static let revoked = ToolFailure(
    "MISSING_SCOPE",
    "The token in POCKETWORK_ACCESS_TOKEN is unknown or was revoked. The owner can make another: "
      + "pocketwork token create --name NAME.")
}
