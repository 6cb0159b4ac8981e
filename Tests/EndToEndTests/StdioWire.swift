import JSON
import TestSupport
import Testing

/// `pocketwork stdio` on a library, spoken to in one era.
struct StdioWire: Wire {
  let era: Era
  let process: ChildProcess
  private var lastID = 0

  init(_ era: Era, library: String, environment: [String: String] = [:]) throws {
    self.era = era
    process = try ChildProcess(Product.pocketwork, ["stdio", "--library", library], environment: environment)
    guard !era.isModern else { return }
    let answer = try exchange(era.initialize(id: 0))
    try #require(answer["result"]?["protocolVersion"] == .string(era.rawValue), "\(answer.text)")
    try process.sendLine(Era.initialized.text)
  }

  mutating func send(_ method: String, _ parameters: JSONObject) throws -> JSONValue {
    lastID += 1
    let response = try exchange(era.request(id: lastID, method, parameters))
    #expect(response["id"] == .integer(lastID))
    return response
  }

  /// The answer to a message. A server that tells of changes may do so at any time, also before it.
  private func exchange(_ message: JSONValue) throws -> JSONValue {
    try process.sendLine(message.text)
    while true {
      let line = try #require(try process.readLine(), "no answer; stderr: \(process.errors)")
      let answer = try JSONValue(parsing: line)
      if answer["method"] == nil { return answer }
      try #require(answer["id"] == nil, "a request of the server's: \(line)")
    }
  }
}
