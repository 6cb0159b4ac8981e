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
    let pages = changed(before.pages.map { ($0.pageID, $0.rule) }, after.pages.map { ($0.pageID, $0.rule) })
    let allowances = changed(before.allowances.map { ($0.id, $0) }, after.allowances.map { ($0.id, $0) })
    return rules
      + pages.map { id, old, new in
        let effect = Guard.effect(of: old, becoming: new, from: before.facts, to: after.facts, at: now)
        return DraftEffect(source: .page(id), name: (new ?? old)?.name, effect: effect)
      }
      + allowances.map { id, old, new in
        let effect = Guard.effect(of: old, becoming: new, from: before.facts, to: after.facts, at: now)
        return DraftEffect(source: .allowance(id), name: (new ?? old)?.name, effect: effect)
      } + sessions(of: preview, at: now)
  }

  /// A draft can end a session that runs, or change what it blocks.
  private static func sessions(of preview: EditPreview, at now: Instant) -> [DraftEffect] {
    let (before, after) = (preview.before, preview.after)
    let targets = before.namedTargets + after.namedTargets
    return changed(before.sessions.map { ($0.id, $0) }, after.sessions.map { ($0.id, $0) }).map { id, old, new in
      let effect = Guard.effect(of: old, becoming: new, on: targets, at: now)
      return DraftEffect(source: .session(id), name: (new ?? old)?.name, effect: effect)
    }
  }

  /// What is there only before, only after, or differently; in the order of before, then of after.
  private static func changed<Value: Equatable>(
    _ before: [(id: String, value: Value)], _ after: [(id: String, value: Value)]
  ) -> [(id: String, old: Value?, new: Value?)] {
    var seen: Set<String> = []
    return (before + after).map(\.id).filter { seen.insert($0).inserted }.compactMap { id in
      let old = before.first { $0.id == id }?.value
      let new = after.first { $0.id == id }?.value
      return old == new ? nil : (id, old, new)
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
