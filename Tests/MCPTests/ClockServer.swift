import Faults
import JSON
import MCP

/// A server of three tools, for tests of the protocol: it answers at once, later, or with a failure.
struct ClockServer: ServerDefinition {
  /// What calls of `wait` are kept in until a test lets them go.
  let held: HeldCalls

  init(held: HeldCalls = HeldCalls()) { self.held = held }

  let info = Implementation(name: "clock", version: "1.2", title: "Clock")
  let instructions = "Ask for the time."

  static let minutes = Field.integer("minutes", in: 1...240, "How far ahead, in minutes.")
  static let zone = Field.string("zone", "The zone.").optional

  static let tools = [
    Tool(
      name: "get_time", title: "Get the time", description: "Gives the time.", hints: .reads, input: [zone],
      output: [Property("summary", .string(), "What time it is."), Property("hour", .integer(0...23), "The hour.")],
      formerNames: ["time", "what_time"]),
    Tool(
      name: "set_alarm", title: "Set an alarm", description: "Sets an alarm.", hints: .adds, input: [minutes],
      output: [Property("minutes", .integer(1...240), "When it rings.")]),
    Tool(name: "wait", title: "Wait", description: "Answers later.", hints: .reads, input: [], output: nil),
  ]

  enum Caller: Sendable { case reader, writer }

  func tools(for caller: Caller) -> [Tool] {
    switch caller {
    case .reader: Self.tools.filter(\.hints.isReadOnly)
    case .writer: Self.tools
    }
  }

  func tool(named name: String, for caller: Caller) -> ToolLookup {
    guard let tool = Self.tools.first(where: { $0.answers(to: name) }) else { return .unknown }
    guard caller == .writer || tool.hints.isReadOnly else {
      return .refused(ToolFailure("MISSING_SCOPE", "The token lacks the scope write."))
    }
    return .found(tool)
  }

  func call(_ call: ToolCall<Caller>, completion: @escaping @Sendable (ToolResult) -> Void) {
    switch call.tool.name {
    case "wait": held.hold { completion(.blocks([.text("done"), .image(base64: "AAAA", mimeType: "image/png")])) }
    case "set_alarm": completion(alarm(call.arguments))
    default: completion(time(for: call))
    }
  }

  /// Asked for the zone `mine`, it says who asks.
  private func time(for call: ToolCall<Caller>) -> ToolResult {
    let isPersonal = call.arguments.json["zone"] == "mine"
    let who = isPersonal ? " for \(call.context.client?.name ?? "nobody")" : ""
    return .structured(["summary": "It is noon\(who).", "hour": 12])
  }

  private func alarm(_ arguments: Arguments) -> ToolResult {
    do {
      let minutes = try arguments[Self.minutes]
      guard minutes != 13 else { return .failure(ToolFailure("UNLUCKY", "13 is not taken; take 12 or 14.")) }
      return .structured(["minutes": .integer(minutes)])
    } catch {
      return .failure(ToolFailure(error))
    }
  }
}
