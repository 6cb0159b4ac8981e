import JSON

extension Client {
  /// `${env:NAME}` is replaced from the environment.
  static let cursor = Client(
    name: "cursor", title: "Cursor", file: "~/.cursor/mcp.json", syntax: .json(key: "mcpServers"),
    entry: { endpoint in
      switch endpoint {
      case .program(let path, let arguments): starting(path, arguments)
      case .remote(let url, _):
        [
          "url": .string(url),
          "headers": ["Authorization": .string("Bearer ${env:\(Endpoint.tokenVariable)}")],
        ]
      }
    },
    steps: { tokenStep($0, for: "cursor") })
}
