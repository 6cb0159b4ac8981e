package import Faults
package import JSON
package import Rules

/// A routine as the phone app exports it, in its formats 1 to 4, read as a page of the same meaning.
///
/// Format 1 has the blocks of the page section, 2 a home allowance, 3 and 4 connected behaviors. Positions on the
/// app's canvas and the ids of a checklist's items mean nothing here and are left out; everything unknown is refused
/// by its name.
package struct RoutineDocument: Hashable, Sendable {
  /// The id that the app gave the routine.
  package let id: Page.ID
  /// What `create_page` takes.
  package let document: JSONObject
  /// What a person should know of the translation.
  package let notes: [String]

  static let members = [
    "schema_version", "id", "name", "description", "blocks", "rules", "enabled", "home_allowance", "behaviors",
  ]
  static let versions = 1...4

  /// - Throws: everything that is wrong, by its path in the given document.
  package init(reading document: JSONObject) throws(Faults) {
    var reader = RoutineReader(document)
    guard let read = reader.read(), reader.faults.isEmpty else { throw reader.faults }
    self = read
  }

  init(id: Page.ID, document: JSONObject, notes: [String]) {
    self.id = id
    self.document = document
    self.notes = notes
  }

  /// The page that the routine is.
  package func page(id: Page.ID? = nil, in context: RuleContext) throws(PageError) -> Page {
    var notes: [String] = []
    return try Page(reading: document, id: id ?? self.id, in: context, isFilling: false, notes: &notes)
  }
}
