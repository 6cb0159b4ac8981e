import Access
import MCP

/// Why a caller may not use a tool.
enum Refusal: Hashable, Sendable {
  case missing(Scope)
  case readOnly

  func failure(of tool: String) -> ToolFailure {
    switch self {
    case .missing(let scope):
      ToolFailure(
        "MISSING_SCOPE",
        "\(tool) needs the scope \(scope.rawValue), which this token lacks. The owner can make a token that has it: "
          + "pocketwork token create --name NAME --scopes read,write,status")
    case .readOnly:
      ToolFailure(
        "READ_ONLY",
        "\(tool) writes, and this server was started read-only; only dry_run true is allowed. The owner can start it "
          + "without --read-only.")
    }
  }
}
