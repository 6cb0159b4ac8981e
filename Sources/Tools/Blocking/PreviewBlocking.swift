import JSON
import Library
import MCP

extension LibraryTool {
  static let previewBlocking = readsLong(
    "preview_blocking", title: "Preview blocking",
    "Tells what is blocked and why. Without arguments: now and in the next 7 days. With target, at: the explanation, "
      + "also of a past or future moment. With draft_action: what a rule or page would change over 14 days, whether that "
      + "is stricter or weaker, whether hard mode lets it pass, and warnings; use it before each write that blocks. "
      + "Changes nothing.",
    input: PreviewBlocking.input, output: PreviewOutput.fields, PreviewBlocking.run)
}

private enum PreviewBlocking {
  static let at = Field.string(
    "at", "Explain this moment: 2026-12-09T20:30:00Z, or 2026-12-09T21:30 in the library's zone; default now."
  ).optional
  static let target = Field.string(
    "target", "Explain this: an app group's name or id, site:example.com or category:games."
  ).optional

  static let input: [any SchemaField] = [at, target] + PreviewDraft.fields

  @Sendable static func run(_ call: ReadCall) throws -> JSONObject {
    let (at, target) = (try call[at], try call[target])
    if let draft = try PreviewDraft.read(call, isExplaining: at != nil || target != nil) {
      return try DraftDifference.document(
        of: try call.library.preview(draft, of: call.account, now: call.now), at: call.now, call.progress)
    }
    var overview = try call.library.overview(of: call.account, now: call.now)
    let instant = try at.map { try InstantArgument.read($0, in: overview.zoneRules) } ?? call.now
    if instant < call.now {
      overview = try call.library.overview(of: call.account, now: call.now, lookingAt: instant)
    }
    guard let target else {
      return try ComingBlocks.document(of: overview, at: instant, now: call.now, call.progress)
    }
    let words = TargetWords(overview)
    return try TargetExplanation.document(
      of: try words.target(target), words, overview, at: instant, now: call.now)
  }
}
