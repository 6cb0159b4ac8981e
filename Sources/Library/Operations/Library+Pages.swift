import Faults
package import JSON
import Pages
import Store

extension Library {
  /// Makes a page from what `create_page` takes: `name`, `description`, `enabled`, and `blocks` or `from_page_id`, the
  /// page whose blocks and description it copies; other members are ignored.
  package func createPage(_ document: JSONObject, id: String?, _ write: Write) throws(LibraryError) -> WriteAnswer {
    try perform(write) { edit throws(LibraryError) in try makePage(document, id: id, edit) }
  }

  func makePage(_ document: JSONObject, id: String?, _ edit: LibraryEdit) throws(LibraryError) -> Outcome {
    let key = try edit.keyForNew(.page, id: id, argument: "page_id", limit: LibraryLimits.pages)
    let pageID = try PageReading.id(key.id)
    let document = try copying(document, edit)
    var notes: [String] = []
    let page = try PageReading.run { () throws(PageError) in
      try Page(reading: document, id: pageID, in: edit.documentContext, notes: &notes)
    }
    edit.warnings += notes.map { "\($0)." }
    try checkPage(page, edit)
    if edit.write.idempotency == nil { try edit.warnOfTwins(of: page) }
    try edit.put(page, key)
    for hint in page.blocks.compactMap(\.kind.declaration.onPhone) where !edit.onPhone.contains(hint) {
      edit.onPhone.append(hint)
    }
    let count = page.blocks.count == 1 ? "1 block" : "\(page.blocks.count) blocks"
    return Outcome(
      target: key, targetName: page.name, summary: "Made the page \(Quoted.text(page.name)) with \(count).",
      changed: ["page"], document: try edit.document(of: page, key))
  }

  /// The document with what it says to copy in its place.
  private func copying(_ document: JSONObject, _ edit: LibraryEdit) throws(LibraryError) -> JSONObject {
    guard let source = document["from_page_id"]?.string else { return document }
    if let blocks = document["blocks"], !blocks.isNull {
      throw .invalid(Faults("from_page_id", "is given beside blocks; give one of them"))
    }
    let page = try StoredItem.page(try edit.find(.page, source, expecting: nil))
    var copy = document
    copy["blocks"] = page.stored["blocks"]
    if document["description"]?.isNull ?? true { copy["description"] = .string(page.description) }
    return copy
  }

  /// Changes what the document names of `name`, `description` and `enabled`.
  package func updatePage(
    _ id: String, expecting revision: Int?, _ document: JSONObject, _ write: Write
  ) throws(LibraryError) -> WriteAnswer {
    try perform(write) { edit throws(LibraryError) in
      try changePage(id, expecting: revision, edit, Self.updating(document))
    }
  }

  /// What `update_page` does to a page.
  static func updating(_ document: JSONObject) -> PageChange {
    { page, _ throws(LibraryError) in
      let changed = try PageReading.run { () throws(PageError) in try page.update(reading: document) }
      return PageEdit("\(EditSummary.of(changed, isEnabled: page.isEnabled)) the page", changed: changed)
    }
  }

  /// Deletes a page; undoing the change brings it back for 30 days.
  /// - Parameter revision: The page's, as the caller saw it; nil for whatever it is.
  package func deletePage(
    _ id: String, expecting revision: Int?, _ write: Write
  ) throws(LibraryError) -> WriteAnswer {
    try perform(write) { edit throws(LibraryError) in
      let record = try edit.find(.page, id, expecting: revision)
      return try edit.delete(record)
    }
  }

  /// What one edit of a page did.
  struct PageEdit {
    /// The beginning of a sentence that ends with the page's name.
    let summary: String
    let changed: [String]
    var block: Block.ID?

    init(_ summary: String, changed: [String], block: Block.ID? = nil) {
      self.summary = summary
      self.changed = changed
      self.block = block
    }
  }

  typealias PageChange = (inout Page, LibraryEdit) throws(LibraryError) -> PageEdit

  func changePage(
    _ id: String, expecting revision: Int?, _ write: Write, _ change: PageChange
  ) throws(LibraryError) -> WriteAnswer {
    try perform(write) { edit throws(LibraryError) in try changePage(id, expecting: revision, edit, change) }
  }

  func changePage(
    _ id: String, expecting revision: Int?, _ edit: LibraryEdit, _ change: PageChange
  ) throws(LibraryError) -> Outcome {
    let record = try edit.find(.page, id, expecting: revision)
    let key = ItemKey(kind: .page, id: id)
    var page = try StoredItem.page(record)
    let made = try change(&page, edit)
    try checkPage(page, edit)
    try edit.put(page, key)
    return Outcome(
      target: key, targetName: page.name, summary: "\(made.summary) \(Quoted.text(page.name)).",
      changed: made.changed, document: try edit.document(of: page, key, block: made.block))
  }
}
