/// A whole response. The writer adds `Content-Length`, and `Connection` where it must be said.
package struct Response: Sendable {
  package var status: Status
  package var fields: Fields
  package var body: [UInt8]

  package init(_ status: Status, fields: Fields = [:], body: [UInt8] = []) {
    self.status = status
    self.fields = fields
    self.body = body
  }

  /// A response of plain text: `text` and a line feed.
  package static func text(_ status: Status, _ text: String, fields: Fields = [:]) -> Response {
    var response = Response(status, fields: fields, body: Array(text.utf8) + [ASCII.lineFeed])
    response.fields.append("Content-Type", "text/plain; charset=utf-8")
    return response
  }
}
