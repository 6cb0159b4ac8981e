import HTTP

/// Answers to OPTIONS: what may be asked for, and, where a browser asks for a page of an allowed origin, with which fields.
enum Preflight {
  private static let known = [
    "accept", "authorization", "content-type", "if-none-match", "last-event-id", "mcp-method", "mcp-name",
    "mcp-protocol-version",
    "mcp-session-id",
  ]

  /// `methods` is what the path serves. The origin was checked before.
  static func response(to head: RequestHead, methods: String) -> Response {
    var response = Response(.noContent, fields: ["Allow": methods])
    guard let origin = head.fields["Origin"] else { return response }
    response.fields.append("Access-Control-Allow-Origin", origin)
    response.fields.append("Access-Control-Allow-Methods", methods)
    response.fields.append("Access-Control-Allow-Headers", (known + parameters(head)).joined(separator: ", "))
    response.fields.append("Access-Control-Max-Age", "600")
    response.fields.append("Vary", "Origin")
    return response
  }

  /// The fields that carry arguments, by the names that the browser gives: some of them, so that the answer stays short.
  private static func parameters(_ head: RequestHead) -> [String] {
    let asked = (head.fields.list(of: "Access-Control-Request-Headers") ?? "").lowercased()
    return asked.split { $0 == "," || $0 == " " }.filter { $0.hasPrefix("mcp-param-") && $0.utf8.count <= 64 }.prefix(8)
      .map(String.init)
  }
}
