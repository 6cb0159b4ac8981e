import Foundation
import Time

/// The system's time zones, as the tests need them.
enum Zones {
  struct Unknown: Error { let name: String }

  static func rules(_ name: String) throws -> ZoneRules {
    guard let zone = ZoneName(parsing: name) else { throw Unknown(name: name) }
    if zone == .utc { return .utc }
    let file = URL(fileURLWithPath: "/usr/share/zoneinfo/\(name)")
    return try ZoneRules(name: zone, tzif: [UInt8](Data(contentsOf: file)))
  }

  static func instant(_ text: String) throws -> Instant {
    guard let instant = Instant(parsing: text) else { throw Unknown(name: text) }
    return instant
  }

  static func day(_ text: String) throws -> CivilDate {
    guard let day = CivilDate(parsing: text) else { throw Unknown(name: text) }
    return day
  }
}
