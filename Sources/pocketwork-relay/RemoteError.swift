/// Why no messages can go to a server. None of them holds what the environment held: it may be a secret.
enum RemoteError: Error, Hashable, CustomStringConvertible {
  case missingURL, url, plainHTTP, token

  var description: String {
    switch self {
    case .missingURL: "POCKETWORK_MCP_URL is not set; set it to the server's address, like https://host/mcp"
    case .url: "POCKETWORK_MCP_URL is no address of a server; it must be like https://host/mcp, without a user name"
    case .plainHTTP: "POCKETWORK_MCP_URL is http:// to another machine, which anyone between could read; use https://"
    case .token: "POCKETWORK_ACCESS_TOKEN holds a space, a line end or a letter that no token has; copy the token again"
    }
  }
}
