import JSON

extension Client {
  /// `.mcp.json` of a project; `${NAME}` is replaced from the environment.
  static let claudeCode = Client(
    name: "claude-code", title: "Claude Code", file: ".mcp.json", syntax: .json(key: "mcpServers"),
    entry: { endpoint in
      switch endpoint {
      case .program(let path, let arguments):
        return JSONObject(uniqueMembers: [.init(key: "type", value: "stdio")] + starting(path, arguments).members)
      case .remote(let url, _):
        return [
          "type": "http", "url": .string(url),
          "headers": ["Authorization": .string("Bearer ${\(Endpoint.tokenVariable)}")],
        ]
      }
    },
    steps: { endpoint in
      var steps = ["Start claude in the same folder and approve the server when it asks."]
      if case .program(let path, let arguments) = endpoint {
        let words = ([path] + arguments).map(ShellWord.quoted).joined(separator: " ")
        steps.insert("For all projects instead: claude mcp add --scope user pocketwork -- \(words)", at: 0)
      }
      return tokenStep(endpoint, for: "claude-code") + steps
    })
}
