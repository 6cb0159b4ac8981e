import Faults
import JSON

/// The members of a page's document beside its blocks; nil where absent, and with a fault where wrong.
enum PageFields {
  static let enabledNeedsActor =
    "is true, but only a page with a schedule, or a block of the section routines, can be switched on"

  static func name(_ document: JSONObject, isRequired: Bool = true, _ faults: inout Faults) -> String? {
    guard let value = document["name"], !value.isNull else {
      if isRequired { faults.add("name", "is missing; it must have 1 to \(PageLimits.nameLength) characters") }
      return nil
    }
    return faults.collect(under: "name") { () throws(Faults) in try TextReading.name(value) }
  }

  static func description(_ document: JSONObject, _ faults: inout Faults) -> String? {
    guard let value = document["description"], !value.isNull else { return nil }
    return faults.collect(under: "description") { () throws(Faults) in
      try TextReading.text(value, length: 0...PageLimits.descriptionLength)
    }
  }

  static func isEnabled(_ document: JSONObject, _ faults: inout Faults) -> Bool? {
    guard let value = document["enabled"], !value.isNull else { return nil }
    guard let flag = LenientReading.value(value).bool else {
      faults.add("enabled", "is \(ShownValue.of(value)); it must be true or false")
      return nil
    }
    return flag
  }
}
