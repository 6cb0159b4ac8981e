import JSON

/// A program that agents live in, and the shape of its configuration.
struct Client: Sendable {
  /// As it is named on the command line: `claude-code`.
  let name: String

  let title: String

  /// Where its configuration lies; `~` is the home folder, other paths are relative to the working folder. Nil where
  /// every client of the kind has its own.
  let file: String?

  let syntax: ConfigurationSyntax

  /// The members that describe our server.
  let entry: @Sendable (Endpoint) -> JSONObject

  /// What a person should know besides, a line each.
  let steps: @Sendable (Endpoint) -> [String]

  static let all: [Client] = [
    claudeCode, claudeDesktop, codex, cursor, vscode, gemini, zed, goose, generic,
  ]

  /// Where the token comes from, for a client that reads it from the environment.
  static func tokenStep(_ endpoint: Endpoint, for client: String) -> [String] {
    guard case .remote = endpoint else { return [] }
    return [
      "Make a token with: pocketwork token create --name \(client)",
      "Set \(Endpoint.tokenVariable) to it in the environment that the client starts in.",
    ]
  }

  /// Where the token comes from, for a client that wants it in its file.
  static func pasteStep(_ endpoint: Endpoint, for client: String) -> [String] {
    guard case .remote = endpoint else { return [] }
    return [
      "Make a token with: pocketwork token create --name \(client)",
      "Put it into the file in place of \(Endpoint.tokenToPaste); keep the file to yourself.",
    ]
  }

  /// `{"command": …, "args": […]}`, as most clients start a program.
  static func starting(_ path: String, _ arguments: [String]) -> JSONObject {
    ["command": .string(path), "args": .array(arguments.map(JSONValue.string))]
  }
}
