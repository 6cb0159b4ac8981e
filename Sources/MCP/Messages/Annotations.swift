import JSON

/// For whom something is, how much it matters, and when it last changed.
package struct Annotations: Hashable, Sendable {
  package enum Role: String, Sendable { case user, assistant }

  package let audience: [Role]
  /// In percent, 0 (optional) to 100 (effectively required).
  package let priorityPercent: Int?
  /// RFC 3339.
  package let lastModified: String?

  package init(audience: [Role] = [], priorityPercent: Int? = nil, lastModified: String? = nil) {
    self.audience = audience
    self.priorityPercent = priorityPercent.map { min(max($0, 0), 100) }
    self.lastModified = lastModified
  }

  /// `lastModified` came with 2025-06-18.
  func json(in revision: Revision) -> JSONObject {
    var object: JSONObject = [:]
    if !audience.isEmpty { object["audience"] = .array(audience.map { .string($0.rawValue) }) }
    object["priority"] = priorityPercent.flatMap { JSONNumber(Double($0) / 100) }.map(JSONValue.number)
    if revision >= .r20250618 { object["lastModified"] = lastModified.map(JSONValue.string) }
    return object
  }

  /// Adds the annotations where they say something.
  static func add(_ annotations: Annotations?, to object: inout JSONObject, in revision: Revision) {
    guard let json = annotations?.json(in: revision), !json.isEmpty else { return }
    object["annotations"] = .object(json)
  }
}
