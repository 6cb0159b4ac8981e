import Faults
import Pages

/// Turns what `Pages` refuses into the library's errors.
enum PageReading {
  static func run<Value>(_ read: () throws(PageError) -> Value) throws(LibraryError) -> Value {
    do {
      return try read()
    } catch {
      throw LibraryError(error)
    }
  }

  static func id(_ text: String) throws(LibraryError) -> Page.ID {
    do {
      return try Page.ID(parsing: text)
    } catch {
      throw .invalid(error.under("page_id"))
    }
  }

  /// The block that an id means.
  /// - Throws: ``LibraryError/notFound(_:)`` with the ids that the page has.
  static func block(_ text: String, in page: Page) throws(LibraryError) -> Block {
    if let id = try? Block.ID(parsing: text), let block = page.block(id) { return block }
    let ids = page.blocks.map(\.id.text)
    let known = ids.isEmpty ? "It has none yet." : "It has: \(ids.joined(separator: ", "))."
    let guess = NearestMatch.of(text, among: ids).map { "Did you mean \($0)? " } ?? ""
    throw .notFound("The page \(Quoted.text(page.name)) has no block \(Quoted.text(text)). \(guess)\(known)")
  }
}
