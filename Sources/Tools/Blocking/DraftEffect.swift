import JSON
import Library
import Rules
import Time

/// What a draft does to one rule or page, with an instant and a target as proof.
struct DraftEffect {
  let source: Blocker.Source
  let name: String?
  let effect: EditEffect

  /// The guard's effects on rules, and the same of the pages that block: those are never hard, so the guard lets them
  /// pass, and the person still wants to know.
  static func all(of preview: EditPreview, at now: Instant) -> [DraftEffect] {
    let (before, after) = (preview.before, preview.after)
    let rules = preview.review.effects.map { id, effect in
      DraftEffect(source: .rule(id), name: (after.rule(id) ?? before.rule(id))?.name, effect: effect)
    }
    let ids =
      before.pages.map(\.pageID)
      + after.pages.map(\.pageID).filter { id in
        !before.pages.contains { $0.pageID == id }
      }
    let pages = ids.compactMap { id -> DraftEffect? in
      let old = before.pages.first { $0.pageID == id }?.rule
      let new = after.pages.first { $0.pageID == id }?.rule
      guard old != new else { return nil }
      let effect = Guard.effect(of: old, becoming: new, from: before.facts, to: after.facts, at: now)
      return DraftEffect(source: .page(id), name: (new ?? old)?.name, effect: effect)
    }
    return rules + pages + allowances(of: preview, at: now)
  }

  /// The library has one home allowance at most, which a draft may move from page to page.
  private static func allowances(of preview: EditPreview, at now: Instant) -> [DraftEffect] {
    let (before, after) = (preview.before, preview.after)
    let ids = before.allowances.map(\.id) + after.allowances.map(\.id)
    var seen: Set<String> = []
    return ids.filter { seen.insert($0).inserted }.compactMap { id in
      let old = before.allowances.first { $0.id == id }
      let new = after.allowances.first { $0.id == id }
      guard old != new else { return nil }
      let effect = Guard.effect(of: old, becoming: new, from: before.facts, to: after.facts, at: now)
      return DraftEffect(source: .allowance(id), name: (new ?? old)?.name, effect: effect)
    }
  }

  /// Weaker where any of them loses something.
  static func `class`(of effects: [DraftEffect]) -> EditEffect.Class {
    let classes = effects.map(\.effect.class)
    return classes.contains(.weaker) ? .weaker : classes.contains(.stricter) ? .stricter : .neutral
  }

  func json(_ words: TargetWords, _ zone: ZoneRules) -> JSONObject {
    var json: JSONObject = ["id": .string(source.description), "type": .string(source.word)]
    json["name"] = name.map { .string($0) }
    json["class"] = .string(effect.class.rawValue)
    json["lost"] = effect.lost.map { Self.json($0, words, zone) }
    json["gained"] = effect.gained.map { Self.json($0, words, zone) }
    return json
  }

  private static func json(_ proof: EditEffect.Proof, _ words: TargetWords, _ zone: ZoneRules) -> JSONValue {
    var json = JSONObject()
    json.put("at", proof.instant, zone)
    json["target"] = .string(proof.target.map(words.text) ?? "hard mode")
    return .object(json)
  }
}
