/// One server-sent event (HTML Living Standard, section 9.2.5).
package struct ServerEvent: Hashable, Sendable {
  /// The event's type; nil is `message`. Without line breaks.
  package let name: String?
  /// The data as UTF-8; a line break in it starts another `data:` line.
  package let data: [UInt8]

  package init(name: String? = nil, data: [UInt8]) {
    self.name = name
    self.data = data
  }

  /// The event as it goes over the wire, its empty line included.
  package var encoded: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(data.count + 32)
    if let name { bytes.append(contentsOf: "event: \(name)\n".utf8) }
    bytes.append(contentsOf: "data: ".utf8)
    var last: UInt8 = 0
    for byte in data {
      switch byte {
      case ASCII.lineFeed where last == ASCII.carriageReturn: break
      case ASCII.lineFeed, ASCII.carriageReturn: bytes.append(contentsOf: "\ndata: ".utf8)
      default: bytes.append(byte)
      }
      last = byte
    }
    bytes.append(contentsOf: "\n\n".utf8)
    return bytes
  }

  /// A comment that says nothing but that the connection is alive.
  static let keepAlive = Array(":\n\n".utf8)

  /// A comment with its empty line; line breaks in it become spaces.
  static func comment(_ text: String) -> [UInt8] {
    [ASCII.colon] + text.utf8.map { $0 == ASCII.lineFeed || $0 == ASCII.carriageReturn ? ASCII.space : $0 }
      + Array("\n\n".utf8)
  }
}
