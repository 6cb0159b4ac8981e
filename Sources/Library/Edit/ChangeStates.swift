import JSON

/// Everything that a write changed, as its change keeps it: the target first.
struct ChangeStates: Hashable, Sendable {
  var items: [ItemChange]
  var timeZone: (before: String, after: String)? {
    get { zones.map { ($0.before, $0.after) } }
    set { zones = newValue.map { Zones(before: $0.before, after: $0.after) } }
  }

  private struct Zones: Hashable, Sendable {
    let before: String
    let after: String
  }

  private var zones: Zones?

  init(items: [ItemChange]) { self.items = items }
}

extension ChangeStates {
  /// Nil for what ``json`` never wrote.
  init?(json: JSONObject) {
    guard let items = json["items"]?.array else { return nil }
    let read = items.compactMap(ItemChange.init(json:))
    guard read.count == items.count else { return nil }
    self.init(items: read)
    if let before = json["time_zone"]?["before"]?.string, let after = json["time_zone"]?["after"]?.string {
      timeZone = (before, after)
    }
  }

  var json: JSONObject {
    var json: JSONObject = ["items": .array(items.map(\.json))]
    if let timeZone { json["time_zone"] = ["before": .string(timeZone.before), "after": .string(timeZone.after)] }
    return json
  }
}
