import JSON

extension Client {
  /// `context_servers`; without an Authorization field it would begin OAuth, which this server does not offer.
  static let zed = Client(
    name: "zed", title: "Zed", file: "~/.config/zed/settings.json", syntax: .json(key: "context_servers"),
    entry: { endpoint in
      switch endpoint {
      case .program(let path, let arguments):
        var entry = starting(path, arguments)
        entry["env"] = [:]
        return entry
      case .remote(let url, _):
        return [
          "url": .string(url),
          "headers": ["Authorization": .string("Bearer \(Endpoint.tokenToPaste)")],
        ]
      }
    },
    steps: { pasteStep($0, for: "zed") })
}
