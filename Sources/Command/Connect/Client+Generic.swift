import JSON

extension Client {
  /// What most other clients read: the shape of the `mcp.json` in this repository.
  static let generic = Client(
    name: "generic", title: "another client", file: nil, syntax: .json(key: "mcpServers"),
    entry: { endpoint in
      switch endpoint {
      case .program(let path, let arguments): starting(path, arguments)
      case .remote(let url, _):
        [
          "type": "http", "url": .string(url),
          "headers": ["Authorization": .string("Bearer ${\(Endpoint.tokenVariable)}")],
        ]
      }
    },
    steps: { tokenStep($0, for: "generic") })
}
