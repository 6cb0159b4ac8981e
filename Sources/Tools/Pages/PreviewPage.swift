import Faults
import JSON
import Library
import MCP
import Pages
import Rules
import Time

extension LibraryTool {
  static let previewPage = reads(
    "preview_page", title: "Preview a page",
    "Runs a page, or draft blocks, through events and returns what the person would see and when: messages, blocked "
      + "apps, saved entries, values. Nothing is stored and no phone is touched. For rules use preview_blocking.",
    input: PreviewPage.input, output: PreviewPage.output, PreviewPage.run)
}

private enum PreviewPage {
  static let pageID = Field.string("page_id", "The page to run; or give blocks.").optional
  static let blocks = Field.array(
    "blocks", of: .object(ObjectSchema([], isOpen: true)),
    count: 0...(PageLimits.pageBlocks + PageLimits.otherBlocks), "Draft blocks, as create_page takes them."
  ).optional
  static let start = Field.string("start", "Instant as 2026-12-09T20:30:00Z; default now.").optional
  static let until = Field.string("until", "Default a day after the last event; at most 100 days.").optional
  static let events = Field.array(
    "events", of: .object(ObjectSchema(event, isOpen: true)), count: 0...PageScenario.maximumEvents,
    "In time order: tap, tick item, input value, submit values, location present, usage minutes, use start end, "
      + "health metric value, restart, clock."
  ).optional
  static let ask = Field.strings(
    "ask", of: .string(), count: 0...PageScenario.maximumAsks, takesOne: true,
    "Instants at which to tell every value."
  ).optional

  private static let event: [any SchemaField] = [
    Field.enumeration(
      "type", PageScenario.eventWords, "What happens."),
    Field.string("at", "When.").optional, Field.string("block_id", "At which block.").optional,
  ]

  static let input: [any SchemaField] = [pageID, blocks, start, until, events, ask]

  private static let open = Schema.object(ObjectSchema([], isOpen: true))

  static let output: [any SchemaField] = [
    Property("summary", .string(), "What happened, in a sentence."),
    Property("time_zone", .string(), "The zone of local times."), Property("start", .string(), "Where it began."),
    Property("until", .string(), "Where it ended."),
    Property("moments", .array(of: .object(moment)), "What happened, in order."),
    Property("moments_left_out", .integer(nil), "How many more there were.").optional,
    Property("asked", .array(of: open), "The values at each instant of ask.").optional,
    Property("end", open, "values, what is blocked, and the next_change."),
    Property("notes", .array(of: .string()), "Worth telling."),
  ]

  private static let moment: [any SchemaField] = [
    Property("at", .string(), "When."), Property("local", .string(), "The same in the zone."),
    Property("because", .string(), "Why."), Property("shows", .array(of: .string()), "What the person sees.").optional,
    Property("happened", .array(of: .string()), "Outputs that happened.").optional,
    Property("values", open, "Outputs that changed; null is unavailable.").optional,
  ]

  @Sendable static func run(_ call: ReadCall) throws -> JSONObject {
    let groups = TrialGroups(
      Dictionary(
        try call.library.groups(of: call.account, now: call.now).compactMap { group in
          AppGroup.ID(group.id).map { ($0, group.name) }
        }, uniquingKeysWith: { first, _ in first }))
    let zone = try call.library.zone(of: call.account)
    let page = try page(call, groups)
    let document = JSONObject(
      uniqueMembers: call.arguments.json.members.filter { PageScenario.members.contains($0.key) })
    let scenario = try PageScenario(reading: document, of: page, now: call.now)
    let program = try PageProgram(page, in: zone.rules) { call.library.zones.rules(for: $0) }
    return fitted(try scenario.answer(program, in: groups.context, tellsState: false))
  }

  private static func page(_ call: ReadCall, _ groups: TrialGroups) throws -> Page {
    let drafts = call.arguments.json["blocks"]
    if let id = try call[pageID] {
      guard drafts == nil else {
        throw ToolFailure("INVALID_ARGUMENT", "page_id and blocks are both given; give one of them.")
      }
      return try call.library.page(id, of: call.account).page
    }
    do {
      // Neither is given: a draft without blocks. A tool that needs no argument must not fail without arguments.
      return try Page(
        reading: ["name": "Draft", "blocks": drafts ?? []], id: Page.ID(parsing: "draft"), in: groups.context)
    } catch let error as PageError {
      throw LibraryError(error)
    }
  }

  /// The answer with as many moments as fit.
  private static func fitted(_ answer: JSONObject) -> JSONObject {
    guard let moments = answer["moments"]?.array else { return answer }
    var rest = answer
    rest["moments"] = []
    let room = max(2_000, AnswerBudget.bytes - JSONValue.object(rest).encoded.count)
    let count = moments.isEmpty ? 0 : AnswerBudget.fitting(moments.compactMap(\.object), within: room)
    guard count < moments.count else { return answer }
    var fitted = JSONObject()
    let leftOut = moments.count - count + Int(answer["moments_left_out"]?.wholeNumber ?? 0)
    for member in answer.members where member.key != "moments_left_out" {
      fitted[member.key] = member.key == "moments" ? .array(Array(moments.prefix(count))) : member.value
      if member.key == "moments" { fitted["moments_left_out"] = .integer(leftOut) }
    }
    return fitted
  }
}
