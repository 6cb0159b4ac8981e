/// A status code with its reason phrase, RFC 9110 section 15.
package struct Status: Hashable, Sendable {
  package let code: Int
  package let reason: StaticText

  package init(_ code: Int, _ reason: StaticString) {
    self.code = code
    self.reason = StaticText(reason)
  }

  package static let ok = Status(200, "OK")
  package static let created = Status(201, "Created")
  package static let accepted = Status(202, "Accepted")
  package static let noContent = Status(204, "No Content")
  package static let notModified = Status(304, "Not Modified")
  package static let badRequest = Status(400, "Bad Request")
  package static let unauthorized = Status(401, "Unauthorized")
  package static let forbidden = Status(403, "Forbidden")
  package static let notFound = Status(404, "Not Found")
  package static let methodNotAllowed = Status(405, "Method Not Allowed")
  package static let notAcceptable = Status(406, "Not Acceptable")
  package static let requestTimeout = Status(408, "Request Timeout")
  package static let lengthRequired = Status(411, "Length Required")
  package static let contentTooLarge = Status(413, "Content Too Large")
  package static let targetTooLong = Status(414, "URI Too Long")
  package static let unsupportedMediaType = Status(415, "Unsupported Media Type")
  package static let expectationFailed = Status(417, "Expectation Failed")
  package static let tooManyRequests = Status(429, "Too Many Requests")
  package static let fieldsTooLarge = Status(431, "Request Header Fields Too Large")
  package static let internalError = Status(500, "Internal Server Error")
  package static let notImplemented = Status(501, "Not Implemented")
  package static let serviceUnavailable = Status(503, "Service Unavailable")
  package static let versionNotSupported = Status(505, "HTTP Version Not Supported")

  /// Whether a message of this status never has content (RFC 9110 section 6.4.1).
  package var isWithoutContent: Bool { code < 200 || code == 204 || code == 304 }

  package static func == (left: Status, right: Status) -> Bool { left.code == right.code }

  package func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
