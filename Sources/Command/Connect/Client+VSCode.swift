import JSON

extension Client {
  /// `servers`, not `mcpServers`; the token is asked for once and kept by the editor.
  static let vscode = Client(
    name: "vscode", title: "Visual Studio Code", file: ".vscode/mcp.json",
    syntax: .json(key: "servers", inputs: tokenInput),
    entry: { endpoint in
      switch endpoint {
      case .program(let path, let arguments):
        return JSONObject(uniqueMembers: [.init(key: "type", value: "stdio")] + starting(path, arguments).members)
      case .remote(let url, _):
        return [
          "type": "http", "url": .string(url),
          "headers": ["Authorization": "Bearer ${input:pocketwork-token}"],
        ]
      }
    },
    steps: { endpoint in
      guard case .remote = endpoint else { return [] }
      return [
        "Make a token with: pocketwork token create --name vscode",
        "The editor asks for it at the first start of the server.",
      ]
    })

  private static let tokenInput: JSONObject = [
    "type": "promptString", "id": "pocketwork-token", "description": "Pocketwork token (pw_agent_...)",
    "password": true,
  ]
}
