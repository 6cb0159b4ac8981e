import Access
import HTTP
import JSON
import MCP
import TestSupport
import Testing
import Tools

/// All that a client sees before its first call, for each revision and for tokens of each kind: the diff of these files
/// is the change of the surface.
struct WireSurfaceTests {
  private static let lists = ["tools/list", "resources/list", "resources/templates/list", "prompts/list"]

  private static let scopes = ["read,write,status", "read", "write", "status"]

  /// Every revision with all scopes, the newest of both eras with each.
  static let cases = Revision.allCases.flatMap { revision in
    scopes.filter { $0 == scopes[0] || revision >= .r20251125 }.map { (revision, $0) }
  }

  @Test(arguments: cases)
  func `the surface is as it is written down`(revision: Revision, scopes: String) throws {
    let rig = try Rig()
    let caller = Caller(account: .local, tokenID: "t", scopes: try Scopes(parsing: scopes))
    let endpoint = HTTPEndpoint(server: MCP.Server(rig.server))
    var session: String?
    var text = ""
    for method in [revision.isModern ? "server/discover" : "initialize"] + Self.lists {
      let response = try Self.send(method, revision, session, to: endpoint, as: caller)
      session = session ?? response.fields["Mcp-Session-Id"]
      let result = try #require(try JSONValue(parsing: response.body)["result"]?.object)
      text += "# \(method)\n\(Self.lines(of: result))\n"
    }
    let name = scopes.split(separator: ",").joined(separator: "-")
    try Golden.check(text, "wire-\(revision.rawValue)-\(name).txt")
  }

  /// One line a member, and one an element of a list.
  private static func lines(of result: JSONObject) -> String {
    result.members.flatMap { member in
      member.value.array.map { elements in elements.map { "\(member.key): \($0.text)" } }
        ?? ["\(member.key): \(member.value.text)"]
    }.joined(separator: "\n")
  }

  private static func send(
    _ method: String, _ revision: Revision, _ session: String?, to endpoint: HTTPEndpoint<ToolServer>,
    as caller: Caller
  ) throws -> Response {
    var fields: Fields = ["Content-Type": "application/json"]
    var params: JSONObject = [:]
    if revision.isModern {
      fields.append("MCP-Protocol-Version", revision.rawValue)
      fields.append("Mcp-Method", method)
      params["_meta"] = [
        "io.modelcontextprotocol/protocolVersion": .string(revision.rawValue),
        "io.modelcontextprotocol/clientCapabilities": [:],
      ]
    } else if method == "initialize" {
      params = ["protocolVersion": .string(revision.rawValue), "capabilities": [:], "clientInfo": ["name": "c"]]
    }
    if let session { fields.append("Mcp-Session-Id", session) }
    let message: JSONValue = ["jsonrpc": "2.0", "id": 1, "method": .string(method), "params": .object(params)]
    guard case .admitted(let head) = endpoint.admit(RequestHead(.post, "/mcp", fields: fields)),
      case .response(let response) = endpoint.answer(head, body: message.encoded, caller: caller)
    else { throw Rig.Unexpected(text: "\(method) is not answered at once") }
    return response
  }
}
