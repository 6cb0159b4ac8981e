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

  private func exchange(_ message: JSONValue) throws -> JSONValue {
    try process.sendLine(message.text)
    let line = try process.readLine()
    return try JSONValue(parsing: try #require(line, "no answer; stderr: \(process.errors)"))
  }
}
