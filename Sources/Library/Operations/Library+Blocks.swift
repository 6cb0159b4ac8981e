import Faults
package import JSON
import Pages

extension Library {
  /// Adds what `add_block` takes: `block_id`, `kind`, `name`, `settings`, `inputs`, `before_block_id`.
  package func addBlock(
    to pageID: String, expecting revision: Int?, _ document: JSONObject, _ write: Write
  ) throws(LibraryError) -> WriteAnswer {
    try changePage(pageID, expecting: revision, write, Self.adding(document))
  }

  static func adding(_ document: JSONObject) -> PageChange {
    { page, edit throws(LibraryError) in
      var notes: [String] = []
      let id = try PageReading.run { () throws(PageError) in
        try page.addBlock(reading: document, in: edit.documentContext, notes: &notes)
      }
      edit.warnings += notes.map { "\($0)." }
      guard let block = page.block(id) else { throw .notFound("The page has no block \(id).") }
      if let hint = block.kind.declaration.onPhone, !edit.onPhone.contains(hint) { edit.onPhone.append(hint) }
      return PageEdit("Added the \(block.kind.rawValue) block \(id) to the page", changed: ["blocks"], block: id)
    }
  }

  /// Changes what the document names of `name`, `settings`, `inputs` and `before_block_id`.
  package func updateBlock(
    _ blockID: String, in pageID: String, expecting revision: Int?, _ document: JSONObject, _ write: Write
  ) throws(LibraryError) -> WriteAnswer {
    try changePage(pageID, expecting: revision, write, Self.updating(blockID, document))
  }

  static func updating(_ blockID: String, _ document: JSONObject) -> PageChange {
    { page, edit throws(LibraryError) in
      let block = try PageReading.block(blockID, in: page)
      let changed = try PageReading.run { () throws(PageError) in
        try page.updateBlock(block.id, reading: document, in: edit.documentContext)
      }
      return PageEdit(
        "Changed \(changed.joined(separator: ", ")) of the block \(block.id) on the page", changed: changed,
        block: block.id)
    }
  }

  /// Removes a block with its connections. A page on which nothing acts by itself any more is switched off.
  /// - Parameter revision: The page's, as the caller saw it; nil for whatever it is.
  package func removeBlock(
    _ blockID: String, from pageID: String, expecting revision: Int?, _ write: Write
  ) throws(LibraryError) -> WriteAnswer {
    try changePage(pageID, expecting: revision, write, Self.removing(blockID))
  }

  static func removing(_ blockID: String) -> PageChange {
    { page, edit throws(LibraryError) in
      let block = try PageReading.block(blockID, in: page)
      let wasEnabled = page.isEnabled
      try PageReading.run { () throws(PageError) in try page.removeBlock(block.id) }
      let switchedOff = wasEnabled && !page.isEnabled
      if switchedOff { edit.warnings.append("Nothing on the page acts by itself any more, so it was switched off.") }
      return PageEdit(
        "Removed the \(block.kind.rawValue) block \(block.id) from the page",
        changed: switchedOff ? ["blocks", "enabled"] : ["blocks"])
    }
  }
}
