/// How a client reaches the server.
enum Endpoint: Hashable, Sendable {
  /// It starts the program and speaks over pipes.
  case program(path: String, arguments: [String])

  /// It speaks HTTP, with a token from the environment where it can. `program` relays for clients that only start programs.
  case remote(url: String, program: String)

  /// The variable that holds the token, in every client that reads one.
  static let tokenVariable = "POCKETWORK_ACCESS_TOKEN"

  /// What a person replaces by a token, in clients that read no variable.
  static let tokenToPaste = "PASTE-THE-TOKEN-HERE"
}
