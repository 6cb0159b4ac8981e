import JSON

extension Client {
  /// YAML; `env_keys` names the variables that `${NAME}` may stand for.
  static let goose = Client(
    name: "goose", title: "Goose", file: "~/.config/goose/config.yaml", syntax: .yaml(key: "extensions"),
    entry: { endpoint in
      switch endpoint {
      case .program(let path, let arguments):
        [
          "enabled": true, "type": "stdio", "name": "pocketwork", "cmd": .string(path),
          "args": .array(arguments.map(JSONValue.string)), "envs": [:], "timeout": 300,
        ]
      case .remote(let url, _):
        [
          "enabled": true, "type": "streamable_http", "name": "pocketwork", "uri": .string(url),
          "env_keys": [.string(Endpoint.tokenVariable)],
          "headers": ["Authorization": .string("Bearer ${\(Endpoint.tokenVariable)}")], "timeout": 300,
        ]
      }
    },
    steps: { tokenStep($0, for: "goose") })
}
