package import Faults
package import JSON
import Rules
package import Time

/// A page and a scenario in one document, tried without any library.
///
/// Beside the members of ``PageScenario`` the document has `time_zone`, the zone of all local times, and `page`, what
/// `create_page` takes; the page may have an `id`. Groups are named freely.
package enum PageTrial {
  package static let members = ["time_zone", "page"] + PageScenario.members

  /// The answer of the scenario.
  /// - Parameter zones: The rules of a zone by its name; nil where the system does not know it.
  package static func answer(
    _ document: JSONObject, zones: (ZoneName) -> ZoneRules?
  ) throws(Faults) -> JSONObject {
    var faults = Faults()
    let zone = faults.collect(under: "time_zone") { () throws(Faults) in try Self.zone(document["time_zone"], zones) }
    let groups = TrialGroups()
    let page = faults.collect(under: "page") { () throws(Faults) in try Self.page(document["page"], groups.context) }
    guard let page else {
      // What can be told of the rest without the page: its members.
      faults.refuseMembers(of: document, otherThan: members)
      throw faults
    }
    let scenario = faults.collect { () throws(Faults) in
      try PageScenario(reading: document, of: page, ignoring: ["time_zone", "page"])
    }
    guard let zone, let scenario, faults.isEmpty else { throw faults }
    return try scenario.answer(PageProgram(page, in: zone, zones: zones), in: groups.context)
  }

  private static func zone(_ value: JSONValue?, _ zones: (ZoneName) -> ZoneRules?) throws(Faults) -> ZoneRules {
    guard let value, !value.isNull else { throw Faults("", "is missing; \(ZoneName.requirement)") }
    guard let name = value.string.flatMap(ZoneName.init(parsing:)) else {
      throw Faults("", "is \(ShownValue.of(value)); \(ZoneName.requirement)")
    }
    guard let zone = zones(name) else {
      throw Faults("", "is \"\(name)\", which the system's time zone data does not know")
    }
    return zone
  }

  private static func page(_ value: JSONValue?, _ context: RuleContext) throws(Faults) -> Page {
    guard let object = value.map(LenientReading.value)?.object else {
      throw Faults(
        "", "\(value.map { "is \(ShownValue.of($0))" } ?? "is missing"); it must be what create_page takes")
    }
    var faults = Faults()
    faults.refuseMembers(of: object, otherThan: ["id", "name", "description", "enabled", "blocks"])
    try faults.throwIfAny()
    do {
      return try Page(reading: object, id: try id(object["id"]), in: context)
    } catch {
      throw error.faults
    }
  }

  private static func id(_ value: JSONValue?) throws(PageError) -> Page.ID {
    let text = value?.string ?? "page"
    do {
      return try Page.ID(parsing: text)
    } catch {
      throw .invalid(Faults("id", error.all.first?.message ?? "is no id"))
    }
  }
}
