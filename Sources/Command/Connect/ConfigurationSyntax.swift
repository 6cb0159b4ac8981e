import JSON

/// The file format of a client's configuration, and the member that holds its servers.
enum ConfigurationSyntax: Sendable {
  /// One JSON document; `inputs` is what a remote entry needs asked, beside the servers.
  case json(key: String, inputs: JSONObject? = nil)

  /// A table a server: `[mcp_servers.pocketwork]`.
  case toml(table: String)

  /// A block mapping under a key of the top level.
  case yaml(key: String)

  /// The name of our server in every file.
  static let serverName = "pocketwork"

  /// A file that holds our entry alone.
  func snippet(_ entry: JSONObject, for endpoint: Endpoint) throws(Refusal) -> String {
    try merged(entry, into: "", for: endpoint)
  }

  /// The file with our entry added, or put in the place of an older one; all else as it was.
  func merged(_ entry: JSONObject, into text: String, for endpoint: Endpoint) throws(Refusal) -> String {
    switch self {
    case .json(let key, let inputs):
      let needsInput = if case .remote = endpoint { true } else { false }
      return try JSONConfiguration.merge(entry, under: key, inputs: needsInput ? inputs : nil, into: text)
    case .toml(let table): return try TOMLConfiguration.merge(entry, under: table, into: text)
    case .yaml(let key): return try YAMLConfiguration.merge(entry, under: key, into: text)
    }
  }
}
