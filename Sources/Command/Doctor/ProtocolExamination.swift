import JSON
import Library
import MCP
import Threads
import Tools

/// What a client will see: both eras, the tools, and their size.
enum ProtocolExamination {
  static func findings(_ opened: OpenedLibrary) -> [Finding] {
    let (writer, renderer) = (WorkQueue(), WorkQueue())
    defer { for queue in [writer, renderer] { queue.close() } }
    let now = opened.now
    let tools = ToolServer(
      library: opened.library, writer: writer, renderer: renderer, now: { now }, log: { _ in })
    let server = Server(LocalServer(tools: tools, library: opened.library))
    let answers = Conversation.answers(of: server, to: .owner(opened.account), messages)
    return [
      era("era 2026-07-28", answers.first { $0["id"] == 1 }, member: "supportedVersions"),
      era("era 2025-11-25", answers.first { $0["id"] == 2 }, member: "protocolVersion"),
      size(answers.first { $0["id"] == 3 }), laws,
    ]
  }

  private static let messages: [JSONValue] = [
    [
      "jsonrpc": "2.0", "id": 1, "method": "server/discover",
      "params": [
        "_meta": [
          "io.modelcontextprotocol/protocolVersion": "2026-07-28",
          "io.modelcontextprotocol/clientInfo": ["name": "pocketwork-doctor", "version": .string(Version.text)],
          "io.modelcontextprotocol/clientCapabilities": [:],
        ]
      ],
    ],
    [
      "jsonrpc": "2.0", "id": 2, "method": "initialize",
      "params": [
        "protocolVersion": "2025-11-25", "capabilities": [:],
        "clientInfo": ["name": "pocketwork-doctor", "version": .string(Version.text)],
      ],
    ],
    ["jsonrpc": "2.0", "method": "notifications/initialized"],
    ["jsonrpc": "2.0", "id": 3, "method": "tools/list"],
  ]

  private static func era(_ subject: String, _ answer: JSONValue?, member: String) -> Finding {
    guard let value = answer?["result"]?[member] else {
      return Finding(.fault, subject, "no answer; please report it: \(answer?.text ?? "nothing came")")
    }
    return Finding(.ok, subject, "answers with \(Console.plain(value))")
  }

  /// The list of tools as a client reads it. A token of a model is about four bytes of it.
  private static func size(_ answer: JSONValue?) -> Finding {
    guard let tools = answer?["result"]?["tools"]?.array else { return Finding(.fault, "tools", "the list is missing") }
    let bytes = JSONValue.array(tools).encoded.count
    return Finding(.ok, "tools", "\(tools.count) tools, \(bytes) bytes, about \(bytes / 4) tokens for a model")
  }

  private static var laws: Finding {
    let faults = ToolTable.all.flatMap { tool in tool.tool.lawFaults.all.map { "\(tool.tool.name): \($0)" } }
    guard let first = faults.first else { return Finding(.ok, "schemas", "every client can read them") }
    return Finding(.fault, "schemas", "\(faults.count) break what clients accept, the first: \(first)")
  }
}
