import Foundation
import TestSupport
import Time

extension Zones {
  /// Every name of the database that a library may have, sorted.
  static func allNames() -> [String] {
    guard let paths = FileManager.default.enumerator(atPath: folder) else { return [] }
    return paths.compactMap { $0 as? String }.filter { ZoneName(parsing: $0) != nil }
      .filter { (try? bytes($0).starts(with: "TZif".utf8)) == true }.sorted()
  }
}
