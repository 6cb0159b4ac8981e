import TestSupport
import Testing

@testable import Store

struct MigrationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func schema(_ connection: Connection) throws -> [String] {
    try connection.all("SELECT type || name || coalesce(sql, '') FROM sqlite_schema ORDER BY 1") { $0.text(0) }
  }

  @Test func `the steps are numbered from one without a gap`() {
    #expect(Migration.all.map(\.number) == Array(1...Migration.latest))
  }

  @Test(arguments: 0..<Migration.latest)
  func `a file of an earlier version becomes what a new one is`(version: Int) throws {
    let path = folder.file("old.sqlite")
    try LibraryFile(path: path).make()
    try Migration.migrate(try Connection(path: path, mode: .writing), to: version)
    _ = try SQLiteStore(path: path, makesFile: false)
    let new = folder.file("new.sqlite")
    _ = try SQLiteStore(path: new, makesFile: true)
    let (old, made) = (try Connection(path: path, mode: .reading), try Connection(path: new, mode: .reading))
    #expect(try schema(old) == schema(made))
    #expect(try old.integer(ofPragma: "user_version") == Migration.latest)
    #expect(try old.integer(ofPragma: "application_id") == Migration.applicationID)
  }

  @Test func `a step that fails leaves the version before it`() throws {
    let path = folder.file("old.sqlite")
    try LibraryFile(path: path).make()
    let connection = try Connection(path: path, mode: .writing)
    try connection.runOnce("CREATE TABLE tokens (x)")
    #expect(throws: DatabaseError.self) { try Migration.migrate(connection) }
    #expect(try connection.integer(ofPragma: "user_version") == 0)
    #expect(try schema(connection).count == 1)
  }
}
