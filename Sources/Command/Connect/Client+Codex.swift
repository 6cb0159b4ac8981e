import JSON

extension Client {
  /// TOML; a token is named by its variable and may not stand in the file.
  static let codex = Client(
    name: "codex", title: "Codex", file: "~/.codex/config.toml", syntax: .toml(table: "mcp_servers"),
    entry: { endpoint in
      switch endpoint {
      case .program(let path, let arguments): starting(path, arguments)
      case .remote(let url, _):
        ["url": .string(url), "bearer_token_env_var": .string(Endpoint.tokenVariable)]
      }
    },
    steps: { tokenStep($0, for: "codex") })
}
