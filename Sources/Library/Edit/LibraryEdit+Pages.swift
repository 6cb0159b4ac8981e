import Faults
import JSON
import Names
import Pages
import Store
import Time

extension LibraryEdit {
  /// Keeps a page as it is now.
  func put(_ page: Page, _ key: ItemKey) throws(LibraryError) {
    try put(key, ItemContent(page))
  }

  /// The page for the answer: its head, and its blocks in short or one of them whole.
  func document(of page: Page, _ key: ItemKey, block: Block.ID? = nil) throws(LibraryError) -> JSONObject {
    let context = groups.context
    let head = page.head(in: context)
    var document: JSONObject = ["id": .string(page.id.text), "revision": .integer(try shownRevision(of: key))]
    for member in head.members where member.key != "id" && member.key != "revision" {
      document[member.key] = member.value
    }
    document["blocks"] = .array(
      page.blocks.map { block in
        ["id": .string(block.id.text), "kind": .string(block.kind.rawValue), "name": .string(block.name)]
      })
    if let block = block.flatMap(page.block) { document["block"] = .object(block.document(in: context)) }
    return document
  }

  /// Warns of a page that says the same, for an agent that sends a creation twice without a key.
  func warnOfTwins(of page: Page) throws(LibraryError) {
    for record in try records(.page) where Name.Key(record.name) == Name.Key(page.name) && record.id != page.id.text {
      let other = try StoredItem.page(record)
      let isTwin =
        other.description == page.description && other.blocks.map(\.content) == page.blocks.map(\.content)
      warnOfTwin(record, isTwin: isTwin)
    }
  }

  func warnOfTwin(_ record: ItemRecord, isTwin: Bool) {
    let age = AgeLabel.text(ageSeconds: write.now.seconds(since: record.createdAt))
    warnings.append(
      isTwin
        ? "An identical \(record.kind.rawValue) \(Quoted.text(record.name)) (\(record.id)) exists already, made \(age). "
          + "If this one was not meant, delete it; send an idempotency_key to be safe when you retry."
        : "Another \(record.kind.rawValue) is named \(Quoted.text(record.name)) too (\(record.id)).")
  }
}
