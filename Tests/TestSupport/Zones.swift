import Foundation
package import Time

/// The system's time zones, as the tests need them.
package enum Zones {
  package static let folder = ProcessInfo.processInfo.environment["TZDIR"] ?? "/usr/share/zoneinfo"

  package static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
  }

  /// - Throws: where the system has no such zone: a test must not run in another one.
  package static func rules(_ name: String) throws -> ZoneRules {
    guard let zone = ZoneName(parsing: name) else { throw Unknown(name: name) }
    return zone == .utc ? .utc : try ZoneRules(name: zone, tzif: try bytes(name))
  }

  package struct Unknown: Error {
    package let name: String

    package init(name: String) { self.name = name }
  }
}
