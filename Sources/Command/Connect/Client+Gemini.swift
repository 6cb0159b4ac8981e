import JSON

extension Client {
  /// `httpUrl` is streamable HTTP (`url` would be the older transport); `$NAME` is replaced from the environment.
  static let gemini = Client(
    name: "gemini", title: "Gemini CLI", file: "~/.gemini/settings.json", syntax: .json(key: "mcpServers"),
    entry: { endpoint in
      switch endpoint {
      case .program(let path, let arguments): starting(path, arguments)
      case .remote(let url, _):
        [
          "httpUrl": .string(url),
          "headers": ["Authorization": .string("Bearer $\(Endpoint.tokenVariable)")],
        ]
      }
    },
    steps: { tokenStep($0, for: "gemini") })
}
