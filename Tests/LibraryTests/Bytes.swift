import Foundation
import TestSupport

extension TemporaryFolder {
  /// The bytes of all files in it, one after the other.
  func contents() throws -> [UInt8] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted().flatMap { name in
      [UInt8](try Data(contentsOf: URL(fileURLWithPath: file(name))))
    }
  }
}
