import Access
import Faults

/// The place after which a list goes on, as clients carry it: opaque, and good for one list of one account alone.
struct Cursor {
  let list: String
  let account: AccountID

  func text(after place: Int64) -> String { "\(place)-\(tag(place))" }

  /// The place that a cursor of this list tells; nil for none.
  /// - Throws: ``LibraryError/invalid(_:)`` for every other text.
  func place(in text: String?) throws(LibraryError) -> Int64? {
    guard let text else { return nil }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let place = Int64(parts[0]), self.text(after: place) == text else {
      throw .invalid(
        Faults("cursor", "is \(Quoted.text(text)), which this list never gave; start again without cursor"))
    }
    return place
  }

  private func tag(_ place: Int64) -> String {
    String(SHA256Digest(of: Array("\(list) \(account) \(place)".utf8)).description.prefix(8))
  }
}
