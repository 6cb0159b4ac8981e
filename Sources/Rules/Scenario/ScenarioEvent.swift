import JSON
import Time

/// Something that happens in a scenario.
struct ScenarioEvent {
  enum Kind {
    case use(Target, end: Instant)
    case open(Target)
    /// A shield was shown, which is never use.
    case shield
    case pause(Rule.ID)
    case resume(Rule.ID)
    case edit(Rule.ID, JSONObject)
    case delete(Rule.ID)
    case report(Rule.ID, day: CivilDate, minutes: Int?, opens: Int?, zone: ZoneName?)
    case bonus(Rule.ID, minutes: Int, key: String)
    case setTimeZone(ZoneRules)
    case home(Bool)
    /// The system clock reads another instant from now on.
    case clock(reads: Instant)
  }

  /// Its place in the document.
  let index: Int
  let at: Instant
  let kind: Kind
}
