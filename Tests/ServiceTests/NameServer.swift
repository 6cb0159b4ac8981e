import MCP
import Threads

/// A definition whose tools say who calls, at once or when the test lets them.
struct NameServer: ServerDefinition {
  struct Caller: Sendable { let name: String }

  let waiting = Lock<[@Sendable () -> Void]>([])
  let cancellations = Lock<[Cancellation]>([])

  let info = Implementation(name: "names", version: "1", title: "Names")
  let instructions = "Ask who you are."

  static let tools = [
    Tool(name: "get_name", title: "Get", description: "Says who calls.", hints: .reads, input: [], output: nil),
    Tool(name: "wait", title: "Wait", description: "Says who calls, later.", hints: .reads, input: [], output: nil),
  ]

  func tools(for caller: Caller) -> [Tool] { Self.tools }

  func call(_ call: ToolCall<Caller>, completion: @escaping @Sendable (ToolResult) -> Void) {
    let result = ToolResult.blocks([.text("You are \(call.context.caller.name).")])
    guard call.tool.name == "wait" else { return completion(result) }
    cancellations.withLock { $0.append(call.context.cancellation) }
    waiting.withLock { $0.append { completion(result) } }
  }
}
