import HTTP
import JSONRPC

/// A legacy request that belongs to no session of its caller.
struct MissingSession: Error {
  let status: Status
  let message: RefusedMessage

  /// No id came along (400).
  static func unnamed(_ id: RequestID?) -> MissingSession {
    MissingSession(
      status: .badRequest,
      message: RefusedMessage(id: id, "the field Mcp-Session-Id is missing; it comes with the answer to initialize"))
  }

  /// The id is unknown, or its session has ended (404): clients initialize again then.
  static func unknown(_ id: RequestID?) -> MissingSession {
    MissingSession(
      status: .notFound, message: RefusedMessage(id: id, "the session has ended, or never was; initialize again"))
  }
}
