import Foundation
import TestSupport

/// A server that runs for a while: ours, a framework's, or the floor.
struct Server {
  let name: String
  let process: ChildProcess
  let port: Int
  let token: String?

  /// Starts a program that prints `{"url": …}` in its first line.
  init(_ name: String, _ words: [String], token: String? = nil) throws {
    process = try ChildProcess(words[0], Array(words.dropFirst()))
    let line = try process.readLine() ?? ""
    let reply = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    let url = (reply?["url"] as? String).flatMap { URL(string: $0) }
    guard let port = url?.port else { throw Silent(name: name, line: line + process.errors) }
    (self.name, self.port, self.token) = (name, port, token)
  }

  struct Silent: Error, CustomStringConvertible {
    let name: String
    let line: String
    var description: String { "\(name) does not say where it listens: \(line)" }
  }

  /// Header fields of a call over HTTP.
  func fields(for tool: String) -> [(String, String)] {
    var fields = [
      ("Content-Type", "application/json"), ("Accept", "application/json, text/event-stream"),
      ("MCP-Protocol-Version", "2026-07-28"), ("Mcp-Method", "tools/call"), ("Mcp-Name", tool),
    ]
    if let token { fields.append(("Authorization", "Bearer \(token)")) }
    return fields
  }

  /// One call, and the bytes of its answer.
  func call(_ tool: String, _ arguments: String) throws -> RawResponse {
    let connection = try RawConnection(port: port)
    let body = Message.call(id: 1, tool, arguments)
    let head = fields(for: tool).map { "\($0): \($1)\r\n" }.joined()
    try connection.send(
      "POST /mcp HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(head)Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
    return try connection.readResponse()
  }

  /// Resident memory in MB (Linux: `VmRSS`).
  var residentMegabytes: Double {
    let status = (try? String(contentsOfFile: "/proc/\(process.id)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0) / 1_024
  }
}
