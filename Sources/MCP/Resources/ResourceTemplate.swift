package import JSON

/// A family of resources whose URIs have one form (RFC 6570).
package struct ResourceTemplate: Hashable, Sendable {
  package let uriTemplate: String
  package let name: String
  package let title: String?
  package let description: String?
  package let mimeType: String?
  package let annotations: Annotations?

  /// The variables in braces that can be completed, in the template's order.
  package let variables: [String]

  package init(
    uriTemplate: String, name: String, title: String? = nil, description: String? = nil, mimeType: String? = nil,
    annotations: Annotations? = nil, variables: [String]
  ) {
    (self.uriTemplate, self.name, self.title, self.description) = (uriTemplate, name, title, description)
    (self.mimeType, self.annotations, self.variables) = (mimeType, annotations, variables)
  }

  package func json(in revision: Revision) -> JSONObject {
    var object: JSONObject = ["uriTemplate": .string(uriTemplate), "name": .string(name)]
    if revision >= .r20250618 { object["title"] = title.map(JSONValue.string) }
    object["description"] = description.map(JSONValue.string)
    object["mimeType"] = mimeType.map(JSONValue.string)
    Annotations.add(annotations, to: &object, in: revision)
    return object
  }
}
