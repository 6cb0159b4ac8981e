import JSON
import Time

extension ZoneRules.Excerpt {
  /// Reads what ``json`` wrote; nil for anything else.
  init?(json: JSONValue) {
    guard let name = json["time_zone"]?.string.flatMap(ZoneName.init(parsing:)),
      let start = json["start"]?.string.flatMap(Instant.init(parsing:)),
      let end = json["end"]?.string.flatMap(Instant.init(parsing:)),
      let firstOffset = json["offset"]?.wholeNumber, let steps = json["steps"]?.array
    else { return nil }
    let read = steps.compactMap { step -> Step? in
      guard let at = step["at"]?.string.flatMap(Instant.init(parsing:)), let offset = step["offset"]?.wholeNumber else {
        return nil
      }
      return Step(at: at, offset: Int(offset))
    }
    guard read.count == steps.count else { return nil }
    self.init(name: name, start: start, end: end, firstOffset: Int(firstOffset), steps: read)
  }

  var json: JSONValue {
    [
      "time_zone": .string(name.description), "start": .string(start.description), "end": .string(end.description),
      "offset": .integer(firstOffset),
      "steps": .array(steps.map { ["at": .string($0.at.description), "offset": .integer($0.offset)] }),
    ]
  }
}
