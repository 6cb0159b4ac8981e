import Foundation

@testable import Time

/// The system's time zone database, read as the tests need it.
enum Zones {
  static let folder = "/usr/share/zoneinfo"

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
  }

  static func rules(_ name: String) throws -> ZoneRules {
    guard let zone = ZoneName(parsing: name) else { throw Unknown(name: name) }
    return try ZoneRules(name: zone, tzif: try bytes(name))
  }

  struct Unknown: Error { let name: String }

  /// Every name of the database that a library may have, sorted.
  static func allNames() -> [String] {
    guard let paths = FileManager.default.enumerator(atPath: folder) else { return [] }
    return paths.compactMap { $0 as? String }.filter { ZoneName(parsing: $0) != nil }
      .filter { (try? bytes($0).starts(with: "TZif".utf8)) == true }.sorted()
  }
}
