import JSON
import Rules
import Store
import Time

/// The zone data by which a library's windows were announced, kept with the library: the system's data may change while
/// a locked window runs, and no program need be running then.
///
/// It is no part of what writers change: it has no history, is in no backup's content, and moves no mark.
struct StoredZoneData: Hashable, Sendable {
  /// What the data said before it was found to have changed.
  struct Replacement: Hashable, Sendable {
    let at: Instant
    let before: ZoneRules.Excerpt
  }

  static let key = ItemKey(kind: .zoneData, id: "library")

  let announced: ZoneRules.Excerpt
  /// The oldest first, while they can matter to what runs.
  let replacements: [Replacement]
}

extension StoredZoneData {
  private static let daysBack: Int64 = 10
  private static let daysAhead: Int64 = 400
  /// So much must be left of the excerpt.
  private static let fewestDaysAhead: Int64 = 100

  init(_ zone: ZoneRules, _ replacements: [Replacement] = [], at now: Instant) {
    announced = zone.excerpt(
      from: now.adding(seconds: -Self.daysBack * 86_400), to: now.adding(seconds: Self.daysAhead * 86_400))
    let oldest = now.adding(seconds: -ZoneHistory.rememberedSeconds)
    self.replacements = replacements.filter { $0.at >= oldest }
  }

  /// What is to be kept from an instant on; nil where that is what is kept already.
  func renewed(by zone: ZoneRules, at now: Instant) -> StoredZoneData? {
    guard announced.name == zone.name else { return StoredZoneData(zone, replacements, at: now) }
    guard zone.agrees(with: announced) else {
      return StoredZoneData(zone, replacements + [Replacement(at: now, before: announced)], at: now)
    }
    let isLong = announced.end.seconds(since: now) >= Self.fewestDaysAhead * 86_400
    return isLong ? nil : StoredZoneData(zone, replacements, at: now)
  }
}

extension StoredZoneData {
  /// Nil for what ``body`` never wrote.
  init?(_ record: ItemRecord) {
    guard let announced = record.body["announced"].flatMap(ZoneRules.Excerpt.init(json:)),
      let replacements = record.body["replacements"]?.array
    else { return nil }
    let read = replacements.compactMap { value -> Replacement? in
      guard let at = value["at"]?.string.flatMap(Instant.init(parsing:)),
        let before = value["before"].flatMap(ZoneRules.Excerpt.init(json:))
      else { return nil }
      return Replacement(at: at, before: before)
    }
    guard read.count == replacements.count else { return nil }
    self.init(announced: announced, replacements: read)
  }

  var body: JSONObject {
    [
      "announced": announced.json,
      "replacements": .array(replacements.map { ["at": .string($0.at.description), "before": $0.before.json] }),
    ]
  }
}
