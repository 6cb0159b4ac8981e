package import JSON

/// Something that can be read by its URI, as `resources/list` shows it.
package struct Resource: Hashable, Sendable {
  /// Absolute (RFC 3986).
  package let uri: String
  package let name: String
  package let title: String?
  package let description: String?
  package let mimeType: String?
  package let sizeBytes: Int?
  package let annotations: Annotations?
  package let icons: [Icon]
  package let meta: JSONObject?

  package init(
    uri: String, name: String, title: String? = nil, description: String? = nil, mimeType: String? = nil,
    sizeBytes: Int? = nil, annotations: Annotations? = nil, icons: [Icon] = [], meta: JSONObject? = nil
  ) {
    (self.uri, self.name, self.title, self.description) = (uri, name, title, description)
    (self.mimeType, self.sizeBytes, self.annotations) = (mimeType, sizeBytes, annotations)
    (self.icons, self.meta) = (icons, meta)
  }

  /// `size` came with 2025-03-26, `title` with 2025-06-18, `icons` with 2025-11-25.
  package func json(in revision: Revision) -> JSONObject {
    var object: JSONObject = ["uri": .string(uri), "name": .string(name)]
    if revision >= .r20250618 { object["title"] = title.map(JSONValue.string) }
    object["description"] = description.map(JSONValue.string)
    object["mimeType"] = mimeType.map(JSONValue.string)
    if revision >= .r20250326 { object["size"] = sizeBytes.map(JSONValue.integer) }
    Annotations.add(annotations, to: &object, in: revision)
    Icon.add(icons, to: &object, in: revision)
    object["_meta"] = meta.map(JSONValue.object)
    return object
  }
}
