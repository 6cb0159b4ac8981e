import TestSupport
import Time

extension Zones {
  static func instant(_ text: String) throws -> Instant {
    guard let instant = Instant(parsing: text) else { throw Unknown(name: text) }
    return instant
  }

  static func day(_ text: String) throws -> CivilDate {
    guard let day = CivilDate(parsing: text) else { throw Unknown(name: text) }
    return day
  }
}
