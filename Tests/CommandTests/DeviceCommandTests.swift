import Foundation
import JSON
import TestSupport
import Testing

/// Phones at the command line, over a library file of its own.
struct DeviceCommandTests {
  private let folder: TemporaryFolder
  private let library: String

  init() throws {
    folder = try TemporaryFolder()
    library = folder.file("library.sqlite")
  }

  private func run(_ line: String, expecting code: Int32 = 0) -> TestConsole {
    let console = TestConsole()
    #expect(console.run("\(line) --library \(library)") == code, "\(line): \(console.errors)")
    return console
  }

  private func json(_ line: String) throws -> JSONValue { try JSONValue(parsing: run("\(line) --json").output) }

  private func file(_ text: String) throws -> String {
    let path = folder.file("report.json")
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }

  private static let report = """
    {"schema_version":1,"reported_at":"2026-11-30T00:50:00Z","timezone":"UTC","routines":[],
     "history":[{"day":"2026-11-29","session_minutes":20,"sessions":1}]}
    """

  @Test func `what is to be entered on the phone is printed, the token once`() throws {
    let console = run("device add --name iPhone --url https://pocket.example/")
    let lines = console.output.split(separator: "\n")
    #expect(lines.count == 2 && lines[0] == "Server: https://pocket.example")
    #expect(lines[1].hasPrefix("Token:  pw_device_"))
    #expect(!console.errors.contains("pw_device_"))
    let made = try json("device add --name Tablet")
    #expect(made["server"] == "http://127.0.0.1:3210" && made["name"] == "Tablet")
    #expect(made["token"]?.string?.hasPrefix("pw_device_") == true)
    let listed = try #require(try json("device list")["devices"]?.array)
    #expect(listed.map { $0["name"]?.string } == ["iPhone", "Tablet"])
    #expect(listed.allSatisfy { $0["sharing"] == false })
    #expect(try json("token list")["tokens"] == [])
  }

  @Test func `a device is revoked by its id, and no token is taken for one`() throws {
    let made = try json("device add --name iPhone")
    let (id, token) = (try #require(made["id"]?.string), try #require(made["token"]?.string))
    #expect(id.hasPrefix("device_"))
    #expect(run("device revoke \(token)", expecting: 2).errors.contains("device's id"))
    #expect(run("token revoke \(id)", expecting: 1).errors.contains("device revoke \(id)"))
    #expect(try json("device revoke \(id)")["revoked"]?.array?.first?["id"] == .string(id))
    #expect(run("device list").output.contains("device add"))
    #expect(try json("device revoke --all")["revoked"] == [])
  }

  @Test func `a phone's token makes no agent`() throws {
    let token = try #require(try json("device add --name iPhone")["token"]?.string)
    let console = TestConsole(variables: ["HOME": "/home/ada", "POCKETWORK_ACCESS_TOKEN": token])
    #expect(console.run("stdio --library \(library)") == 1)
    #expect(console.errors.contains("is a phone's") && !console.errors.contains(token))
  }

  @Test(arguments: [
    "device add", "device add --name x --url http://pocket.example", "device add --name x --url pocket.example",
    "device revoke", "device revoke x --all", "status import",
  ])
  func `what is missing or wrong is told`(line: String) {
    #expect(run(line, expecting: 2).errors.contains("--help"))
  }

  @Test func `a report is imported as the endpoint takes it`() throws {
    let path = try file(Self.report)
    let receipt = try json("status import \(path)")
    #expect(receipt["newest"] == true)
    let device = try #require(try json("device list")["devices"]?.array?.first)
    #expect(device["name"] == "import" && device["sharing"] == true)
    #expect(device["reported_at"] == "2026-11-30T00:50:00Z")
    _ = run("status import \(path) --device import")
    _ = try json("device add --name Second")
    #expect(run("status import \(path)", expecting: 2).errors.contains("Second"))
    #expect(run("status import \(path) --device Third", expecting: 1).errors.contains("Second"))
  }

  @Test func `every fault of a report is named, and nothing is kept`() throws {
    let path = try file(
      #"{"schema_version":2,"apps":[],"reported_at":"now","timezone":"UTC","routines":[],"history":0}"#)
    let errors = run("status import \(path)", expecting: 1).errors.split(separator: "\n")
    #expect(errors.count == 5, "\(errors)")
    #expect(errors.last?.contains("4 faults") == true)
    #expect(errors.contains { $0.hasPrefix("schema_version is 2; it must be 1") })
    #expect(run("device list").output.contains("no devices"))
    #expect(run("status import /nowhere", expecting: 1).errors.contains("cannot be read"))
  }
}
