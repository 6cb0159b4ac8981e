import JSONRPC

/// Why a message has no answer of the server. The codes are those of HTTP: they lie outside what JSON-RPC reserves.
enum Failure {
  case unreachable(reason: String)
  /// The text is the start of what the server said.
  case status(Int, text: String)
  case notJSON
  case tooLarge
  case endedEarly
  case tooLate
  case noMemory

  var error: RPCError {
    switch self {
    case .unreachable(let reason): RPCError(ErrorCode(502), "The server cannot be reached: \(reason).")
    case .status(401, let text):
      RPCError(ErrorCode(401), "The server refused the token in POCKETWORK_ACCESS_TOKEN (401). \(text)")
    case .status(let status, let text): RPCError(ErrorCode(status), "The server answered \(status). \(text)")
    case .notJSON: RPCError(ErrorCode(502), "The server's answer is no JSON-RPC message.")
    case .tooLarge: RPCError(ErrorCode(502), "The server's answer is larger than \(Limits.messageText).")
    case .endedEarly: RPCError(ErrorCode(502), "The server's answer ended before the response.")
    case .noMemory: RPCError(ErrorCode(503), "There is no memory for another message.")
    case .tooLate: RPCError(ErrorCode(504), "The server has not answered in time, and the input has ended.")
    }
  }
}
