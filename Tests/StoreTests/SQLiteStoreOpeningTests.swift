import Foundation
import TestSupport
import Testing

@testable import Store

struct SQLiteStoreOpeningTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func bytes(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

  private func mode(_ path: String) throws -> Int {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int ?? 0
  }

  /// A closed library with something in it.
  private func makeLibrary(_ name: String = "library.sqlite") throws -> String {
    let path = folder.file(name)
    let store = try SQLiteStore(path: path, makesFile: true)
    _ = try store.write { writer in try writer.insertAccount("local", timeZone: "UTC", at: Samples.noon) }
    return path
  }

  @Test func `a missing file is made for its owner alone, with its folders`() throws {
    let path = folder.file("a/b/library.sqlite")
    let store = try SQLiteStore(path: path, makesFile: true)
    #expect(try store.read { reader in try reader.account("local") } == nil)
    #expect(try mode(path) == 0o600)
    #expect(try mode(folder.file("a")) == 0o700)
    #expect(try mode(folder.file("a/b")) == 0o700)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.file("a/b")) {
      #expect(try mode(folder.file("a/b/\(name)")) == 0o600, "\(name)")
    }
  }

  @Test func `a missing file is named where it must exist, and not made`() {
    let path = folder.file("none.sqlite")
    #expect(throws: StoreError.missing(path: path)) { try SQLiteStore(path: path, makesFile: false) }
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `a folder is no library`() {
    #expect(throws: StoreError.unreachable(path: folder.path, reason: "it is no file")) {
      try SQLiteStore(path: folder.path, makesFile: true)
    }
  }

  @Test(arguments: ["a b.sqlite", "50%.sqlite", "what?.sqlite", "#1.sqlite", "żółw 🐢.sqlite", "x%20y.sqlite"])
  func `any name of a file is taken literally`(name: String) throws {
    let path = try makeLibrary(name)
    #expect(FileManager.default.fileExists(atPath: path))
    let store = try SQLiteStore(path: path, makesFile: false)
    #expect(try store.read { reader in try reader.account("local")?.id } == "local")
  }

  @Test func `an empty file is a new library, and rights of others are taken away`() throws {
    let path = folder.file("empty.sqlite")
    #expect(FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o644]))
    let store = try SQLiteStore(path: path, makesFile: false)
    #expect(try store.read { reader in try reader.accounts(after: nil, limit: 10) }.isEmpty)
    #expect(try mode(path) == 0o600)
  }

  @Test(arguments: ["{\"a\": 1}", "SQLite format 3", String(repeating: "text ", count: 5_000)])
  func `a file of another kind is refused and stays as it was`(content: String) throws {
    let path = folder.file("notes.txt")
    try Data(content.utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: StoreError.notALibrary(path: path)) { try SQLiteStore(path: path, makesFile: true) }
    #expect(try bytes(path) == Data(content.utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["notes.txt"])
  }

  @Test func `a database of another program is refused and stays as it was`() throws {
    let path = folder.file("other.sqlite")
    try LibraryFile(path: path).make()
    try Connection(path: path, mode: .writing).runOnce("CREATE TABLE songs (title TEXT)")
    let before = try bytes(path)
    #expect(throws: StoreError.notALibrary(path: path)) { try SQLiteStore(path: path, makesFile: true) }
    #expect(try bytes(path) == before)
  }

  @Test func `a newer library is refused and stays as it was`() throws {
    let path = try makeLibrary()
    try Connection(path: path, mode: .writing).runOnce("PRAGMA user_version = 99")
    let before = try bytes(path)
    let error = StoreError.newer(path: path, version: 99, known: Migration.latest)
    #expect(throws: error) { try SQLiteStore(path: path, makesFile: true) }
    #expect(try bytes(path) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["library.sqlite"])
  }

  @Test func `a library that becomes newer while it is open is neither read nor written`() throws {
    let path = try makeLibrary()
    let store = try SQLiteStore(path: path, makesFile: false)
    try Connection(path: path, mode: .writing).runOnce("PRAGMA user_version = 99")
    let error = StoreError.newer(path: path, version: 99, known: Migration.latest)
    #expect(throws: error) { try store.read { reader in try reader.account("local") } }
    #expect(throws: error) { try store.write { writer in try writer.account("local") } }
  }

  @Test(arguments: [0.3, 0.6, 0.9])
  func `a cut file is called damaged and stays as it was`(part: Double) throws {
    let path = try makeLibrary()
    let whole = try bytes(path)
    let cut = whole.prefix(Int(Double(whole.count) * part))
    try cut.write(to: URL(fileURLWithPath: path))
    let error = #expect(throws: StoreError.self) {
      let store = try SQLiteStore(path: path, makesFile: false)
      _ = try store.write { writer in try writer.account("local") }
    }
    guard case .damaged = error else { return #expect(Bool(false), "\(String(describing: error))") as Void }
    #expect(try bytes(path) == Data(cut))
  }

  @Test func `damage inside is found by the check`() throws {
    let path = try makeLibrary()
    let store = try SQLiteStore(path: path, makesFile: false)
    #expect(try store.check() == [])
    var broken = try bytes(path)
    // The second and third page hold rows; what tells the tables' form is behind them.
    for index in 4_096..<12_288 where index % 3 == 0 { broken[index] ^= 0x5A }
    let copy = folder.file("broken.sqlite")
    try broken.write(to: URL(fileURLWithPath: copy))
    let faults = try SQLiteStore(path: copy, makesFile: false).check()
    #expect(!faults.isEmpty)
    #expect(try bytes(copy) == broken)
  }
}
