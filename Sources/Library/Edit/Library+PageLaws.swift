import Faults
import JSON
import Pages
import Time

/// What must hold of a page within its library.
extension Library {
  /// Refuses a second home allowance and zones that the system does not know; warns of inputs without a source.
  func checkPage(_ page: Page, _ edit: LibraryEdit) throws(LibraryError) {
    for zone in page.timeZones where zones.rules(for: zone) == nil {
      throw .invalid(Faults("time_zone", "is \"\(zone)\", which the system's time zone data does not know"))
    }
    if page.hasHomeAllowance {
      for record in try edit.records(.page) where record.id != page.id.text {
        let other = try StoredItem.page(record)
        guard other.hasHomeAllowance else { continue }
        throw .invalid(
          Faults(
            "kind",
            "is home_allowance, but the page \(Quoted.text(other.name)) (\(other.id)) has the library's one; change that"
          ))
      }
    }
    edit.warnings += page.missingInputNotes.map { "\($0)." }
  }
}
