import JSON
import JSONRPC

/// A line of the client, ready to be posted.
struct Outgoing {
  enum Kind: Hashable {
    /// `initialize`, or the notification that ends it: what follows must wait for it.
    case handshake
    /// A subscription, which ends with the input.
    case listening
    case other
  }

  let content: [UInt8]
  /// Field lines that route it, besides those that all messages have.
  let fields: [String]
  /// The requests in it, each of which wants one answer.
  let ids: [RequestID]
  /// Whether it is an array of messages.
  let isBatch: Bool
  let kind: Kind
  /// Whether it is of 2026-07-28 or later, whose messages stand for themselves.
  let isModern: Bool

  /// - Parameter payload: what the line was read as.
  init(line: [UInt8], _ payload: Payload, session: Session) {
    switch payload {
    case .message(let message):
      self.init(content: line, message, session)
    case .batch(let elements):
      let ids: [RequestID] = elements.compactMap { element in
        if case .message(.request(let request)) = element { request.id } else { nil }
      }
      self.init(content: line, fields: session.fields, ids: ids)
    }
  }

  private init(content: [UInt8], fields: [String], ids: [RequestID]) {
    (self.content, self.fields, self.ids) = (content, fields, ids)
    (kind, isModern, isBatch) = (.other, false, true)
  }

  private init(content: [UInt8], _ message: Message, _ session: Session) {
    self.content = content
    isBatch = false
    switch message {
    case .request(let request):
      ids = [request.id]
      let version = Self.version(of: request)
      isModern = version != nil
      fields = version.map { Self.fields(of: request, $0) } ?? (request.method == "initialize" ? [] : session.fields)
      kind =
        switch request.method {
        case "initialize" where version == nil: .handshake
        case "subscriptions/listen": .listening
        default: .other
        }
    case .notification(let notification):
      (ids, isModern, fields) = ([], false, session.fields)
      kind = notification.method == "notifications/initialized" ? .handshake : .other
    case .response: (ids, isModern, fields, kind) = ([], false, session.fields, .other)
    }
  }

  /// Whether a request says its version itself.
  static func isModern(_ request: Request) -> Bool { version(of: request) != nil }

  private static func version(of request: Request) -> String? {
    request.params?["_meta"]?["io.modelcontextprotocol/protocolVersion"]?.string
  }

  private static func fields(of request: Request, _ version: String) -> [String] {
    var fields: [String] = []
    if let version = RoutingField.word(version) { fields.append("MCP-Protocol-Version: \(version)") }
    if let method = RoutingField.word(request.method) { fields.append("Mcp-Method: \(method)") }
    let named: String? =
      switch request.method {
      case "tools/call", "prompts/get": "name"
      case "resources/read": "uri"
      case "tasks/get", "tasks/update", "tasks/cancel": "taskId"
      default: nil
      }
    if let named, let name = request.params?[named]?.string { fields.append("Mcp-Name: \(RoutingField.name(name))") }
    return fields
  }
}
