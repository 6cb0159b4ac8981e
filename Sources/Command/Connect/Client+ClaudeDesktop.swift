import JSON

extension Client {
  #if os(macOS)
    private static let claudeDesktopFile = "~/Library/Application Support/Claude/claude_desktop_config.json"
  #else
    private static let claudeDesktopFile = "~/.config/Claude/claude_desktop_config.json"
  #endif

  /// Its file takes programs alone, so a remote server is reached through our relay.
  static let claudeDesktop = Client(
    name: "claude-desktop", title: "Claude Desktop", file: claudeDesktopFile, syntax: .json(key: "mcpServers"),
    entry: { endpoint in
      switch endpoint {
      case .program(let path, let arguments): return starting(path, arguments)
      case .remote(let url, let program):
        return [
          "command": .string(program), "args": ["stdio"],
          "env": [
            "POCKETWORK_MCP_URL": .string(url), "POCKETWORK_ACCESS_TOKEN": .string(Endpoint.tokenToPaste),
          ],
        ]
      }
    },
    steps: { endpoint in
      pasteStep(endpoint, for: "claude-desktop") + ["Quit the application and start it again."]
    })
}
