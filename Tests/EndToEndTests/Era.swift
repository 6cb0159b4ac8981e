import JSON

/// A protocol revision as a client of the tests speaks it.
enum Era: String, CaseIterable, Sendable {
  case modern = "2026-07-28"
  case november2025 = "2025-11-25"
  case june2025 = "2025-06-18"
  case march2025 = "2025-03-26"
  case november2024 = "2024-11-05"

  var isModern: Bool { self == .modern }

  /// Whether results carry an object beside the text (from 2025-06-18 on).
  var hasStructuredContent: Bool { rawValue >= "2025-06-18" }

  /// A request with what this era wants in every one.
  func request(id: Int, _ method: String, _ parameters: JSONObject = [:]) -> JSONValue {
    var parameters = parameters
    if isModern {
      parameters["_meta"] = [
        "io.modelcontextprotocol/protocolVersion": .string(rawValue),
        "io.modelcontextprotocol/clientInfo": ["name": "end-to-end", "version": "1"],
        "io.modelcontextprotocol/clientCapabilities": [:],
      ]
    }
    return [
      "jsonrpc": "2.0", "id": .integer(id), "method": .string(method), "params": .object(parameters),
    ]
  }

  /// What opens a conversation; nothing in the modern era.
  func initialize(id: Int) -> JSONValue {
    request(
      id: id, "initialize",
      [
        "protocolVersion": .string(rawValue), "capabilities": [:],
        "clientInfo": ["name": "end-to-end", "version": "1"],
      ])
  }

  static let initialized: JSONValue = ["jsonrpc": "2.0", "method": "notifications/initialized"]
}
