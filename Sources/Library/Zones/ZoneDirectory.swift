import Threads
package import Time

/// The system's time zone data, read again when it changes under a running program.
package final class ZoneDirectory: Sendable {
  private struct Kept: Sendable {
    let stamp: FileContent.Stamp
    /// Nil where the file is no TZif file.
    let rules: ZoneRules?
  }

  private let folder: String
  private let localTimeLink: String
  private let kept = Lock<[ZoneName: Kept]>([:])

  /// - Parameters:
  ///   - folder: where the files lie that bear the zones' names.
  ///   - localTimeLink: the link that says which zone is the system's.
  package init(folder: String, localTimeLink: String = "/etc/localtime") {
    self.folder = folder
    self.localTimeLink = localTimeLink
  }

  /// Where the system keeps its data.
  package static let system = ZoneDirectory(
    folder: ["/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/var/db/timezone/zoneinfo"]
      .first { FileContent.stamp(of: $0) != nil } ?? "/usr/share/zoneinfo")

  /// The rules of a zone; nil where the system's data does not know its name.
  package func rules(for name: ZoneName) -> ZoneRules? {
    let path = "\(folder)/\(name)"
    guard let stamp = FileContent.stamp(of: path) else { return nil }
    if let kept = kept.withLock({ $0[name] }), kept.stamp == stamp { return kept.rules }
    guard let bytes = FileContent.read(path, limit: 1 << 20) else { return nil }
    let rules = try? ZoneRules(name: name, tzif: bytes)
    kept.withLock { $0[name] = Kept(stamp: stamp, rules: rules) }
    return rules
  }

  /// The version of the data, as `2026f`; nil where the system does not say.
  package var version: String? {
    if let line = FileContent.read("\(folder)/tzdata.zi", limit: 4_096)?.split(separator: 0x0A).first {
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      if words.count == 3, words[1] == "version" { return String(words[2].prefix(40)) }
    }
    return FileContent.read("\(folder)/+VERSION", limit: 64)
      .map { String(decoding: $0.prefix { $0 > 0x20 }, as: UTF8.self) }
  }

  /// The zone that the system is set to; nil where it does not say it by name.
  package func systemZone() -> ZoneName? {
    let parts = FileContent.target(ofLink: localTimeLink)?.split(separator: "/") ?? []
    guard let folder = parts.lastIndex(of: "zoneinfo") else { return nil }
    let name = ZoneName(parsing: parts[(folder + 1)...].joined(separator: "/"))
    return name.flatMap { rules(for: $0) == nil ? nil : $0 }
  }

  /// The names that the data knows, for guessing what was meant; empty where the system has no list.
  package var names: [String] {
    guard let bytes = FileContent.read("\(folder)/tzdata.zi", limit: 1 << 20) else { return [] }
    return bytes.split(separator: 0x0A).compactMap { line in
      let words = line.split(separator: 0x20)
      guard let first = words.first, words.count > 2 else { return nil }
      switch first {
      case [UInt8(ascii: "Z")]: return String(decoding: words[1], as: UTF8.self)
      case [UInt8(ascii: "L")]: return String(decoding: words[2], as: UTF8.self)
      default: return nil
      }
    }
  }
}
