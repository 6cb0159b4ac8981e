package import JSON
package import Store

/// What a write answers: what it did and how things stand after it, so that no second read is needed.
package struct WriteAnswer: Hashable, Sendable {
  /// The item as it is after the write; of a deleted one its last state.
  package struct Item: Hashable, Sendable {
    package let kind: ItemKind
    /// Starts with `id` and `revision`.
    package let document: JSONObject
  }

  /// One sentence.
  package let summary: String
  package let item: Item?
  /// The names of what is different now; empty where everything was so already, and then nothing was written.
  package let changed: [String]
  package let warnings: [String]
  /// What only the person can do, on the phone.
  package let onPhone: [String]
  package let libraryRevision: Int
  /// Nil for a dry run, and where nothing changed.
  package let changeID: String?
}

extension WriteAnswer {
  /// Reads what ``json`` wrote; nil for anything else.
  init?(json: JSONObject) {
    guard let summary = json["summary"]?.string, let revision = json["library_revision"]?.wholeNumber else {
      return nil
    }
    let kind = ItemKind.allCases.first { json.contains($0.rawValue) }
    self.init(
      summary: summary,
      item: kind.flatMap { kind in json[kind.rawValue]?.object.map { Item(kind: kind, document: $0) } },
      changed: Self.texts(json["changed"]), warnings: Self.texts(json["warnings"]),
      onPhone: Self.texts(json["on_phone"]), libraryRevision: Int(revision), changeID: json["change_id"]?.string)
  }

  /// `summary`, `page` or `rule` or `group`, `changed`, `warnings`, `on_phone`, `library_revision`, `change_id`, in
  /// this order; without `on_phone` where there is nothing to do, and without `change_id` where nothing was written.
  package var json: JSONObject {
    var json: JSONObject = ["summary": .string(summary)]
    if let item { json[item.kind.rawValue] = .object(item.document) }
    json["changed"] = .array(changed.map { .string($0) })
    json["warnings"] = .array(warnings.map { .string($0) })
    if !onPhone.isEmpty { json["on_phone"] = .array(onPhone.map { .string($0) }) }
    json["library_revision"] = .integer(libraryRevision)
    if let changeID { json["change_id"] = .string(changeID) }
    return json
  }

  private static func texts(_ value: JSONValue?) -> [String] { value?.array?.compactMap(\.string) ?? [] }
}
