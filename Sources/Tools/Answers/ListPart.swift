import JSON
import Library
import Time

/// The rows of one answer of a list, and what the list says beside them.
struct ListPart {
  let rows: [JSONObject]
  let nextCursor: String?
  /// How many there are in all; nil where that is not counted.
  let total: Int?
  let zone: ZoneName

  init<Item>(_ rows: [JSONObject], _ listing: Listing<Item>) {
    self.rows = rows
    nextCursor = listing.nextCursor
    total = listing.total
    zone = listing.zone
  }
}
