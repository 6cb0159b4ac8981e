package import Faults
package import JSON
package import Time

/// What reading a scenario needs of the world: zone rules, and the laws of names and domains.
package struct ScenarioContext {
  /// The rules of a zone; nil where the database has no such name.
  package let zone: (ZoneName) -> ZoneRules?
  /// Text composed and checked for forbidden characters, throughout a document.
  package let normalized: (JSONValue) throws(Faults) -> JSONValue
  /// What names are compared by: equal keys are the same name.
  package let nameKey: (String) -> String
  /// A domain in A-labels, and in Unicode.
  package let domain: (String) throws(Faults) -> String
  package let domainText: (String) -> String

  package init(
    zone: @escaping (ZoneName) -> ZoneRules?, normalized: @escaping (JSONValue) throws(Faults) -> JSONValue,
    nameKey: @escaping (String) -> String, domain: @escaping (String) throws(Faults) -> String,
    domainText: @escaping (String) -> String
  ) {
    self.zone = zone
    self.normalized = normalized
    self.nameKey = nameKey
    self.domain = domain
    self.domainText = domainText
  }

  /// What holds where nothing is known of Unicode and domains: text as it is. For tests, and where all of it was read
  /// before.
  package static func plain(zone: @escaping (ZoneName) -> ZoneRules?) -> ScenarioContext {
    ScenarioContext(zone: zone, normalized: { $0 }, nameKey: { $0 }, domain: { $0 }, domainText: { $0 })
  }

  /// The members of a scenario's document after normalisation.
  package func object(_ value: JSONValue) throws(Faults) -> JSONObject {
    guard let object = try normalized(value).object else {
      throw Faults("", "is \(ShownValue.of(value)); a scenario is an object")
    }
    return object
  }
}
