import Foundation
import Library
import TestSupport
import Testing
import Time

struct ZoneDirectoryTests {
  private let folder: TemporaryFolder
  private let system = "/usr/share/zoneinfo"

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.file("zoneinfo/Europe"), withIntermediateDirectories: true)
  }

  private var zones: ZoneDirectory {
    ZoneDirectory(folder: folder.file("zoneinfo"), localTimeLink: folder.file("localtime"))
  }

  private func put(_ zone: String, as name: String) throws {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(system)/\(zone)"))
    try bytes.write(to: URL(fileURLWithPath: folder.file("zoneinfo/\(name)")), options: .atomic)
  }

  private func offset(_ zones: ZoneDirectory) throws -> Int? {
    zones.rules(for: try #require(ZoneName(parsing: "Europe/Here")))?.offset(at: Fixture.noon)
  }

  @Test func `rules are read again when the file changes, comes or goes`() throws {
    let zones = zones
    #expect(try offset(zones) == nil)
    try put("Europe/Warsaw", as: "Europe/Here")
    #expect(try offset(zones) == 3_600)
    #expect(try offset(zones) == 3_600)
    try put("Asia/Tokyo", as: "Europe/Here")
    #expect(try offset(zones) == 9 * 3_600)
    try FileManager.default.removeItem(atPath: folder.file("zoneinfo/Europe/Here"))
    #expect(try offset(zones) == nil)
  }

  @Test(arguments: ["", "TZif", "not a zone file at all, whatever its length may be, and this is over 44 bytes"])
  func `a file that is no zone is no zone`(content: String) throws {
    try Data(content.utf8).write(to: URL(fileURLWithPath: folder.file("zoneinfo/Europe/Here")))
    #expect(try offset(zones) == nil)
  }

  @Test func `the version is the first line of the data's source`() throws {
    #expect(zones.version == nil)
    let path = folder.file("zoneinfo/tzdata.zi")
    try Data("# version 2026f\nZ Europe/Here 1 - CET\nL Europe/Here Europe/There\n".utf8)
      .write(to: URL(fileURLWithPath: path))
    #expect(zones.version == "2026f")
    #expect(zones.names == ["Europe/Here", "Europe/There"])
  }

  @Test func `the system's zone is what the link names, where the data knows it`() throws {
    func link(to target: String) throws -> String? {
      try? FileManager.default.removeItem(atPath: folder.file("localtime"))
      try FileManager.default.createSymbolicLink(atPath: folder.file("localtime"), withDestinationPath: target)
      return zones.systemZone()?.description
    }
    #expect(zones.systemZone() == nil)
    #expect(try link(to: "/usr/share/zoneinfo/Europe/Here") == nil)
    try put("Europe/Warsaw", as: "Europe/Here")
    #expect(try link(to: "/usr/share/zoneinfo/Europe/Here") == "Europe/Here")
    #expect(try link(to: "../zoneinfo/Europe/Here") == "Europe/Here")
    #expect(try link(to: "/etc/elsewhere") == nil)
    #expect(try link(to: "/usr/share/zoneinfo/CET") == nil)
    #expect(try link(to: "/usr/share/zoneinfo") == nil)
  }

  @Test func `a system that names no zone gives UTC with a warning`() throws {
    let opened = try Library.open(
      path: folder.file("library.sqlite"), makesFile: true, now: Fixture.noon, zones: zones)
    #expect(opened.warnings.count == 1)
    #expect(opened.warnings[0].contains("set-time-zone"))
    #expect(try opened.library.overview(of: .local, now: Fixture.noon).timeZone == .utc)
  }
}
