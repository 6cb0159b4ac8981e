import JSONRPC

/// What one run of something that may ask the client comes to.
enum Attempt: Sendable {
  case done(JSONRPC.Response.Outcome)
  case asks(InputRequired)
}
