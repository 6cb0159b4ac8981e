import Foundation
import Library
import TestSupport
import Testing

/// Several processes at one file, and the ends that a process can meet.
struct ProcessesTests {
  private let fixture: Fixture

  init() throws {
    fixture = try Fixture()
    try fixture.makePage("p")
  }

  private func probe(_ task: String, _ number: Int, path: String? = nil) throws -> ChildProcess {
    try ChildProcess(Product.path("LibraryProbe"), [task, path ?? fixture.path, "\(number)"])
  }

  private var changeIDs: Set<String> {
    get throws {
      var ids: Set<String> = []
      var cursor: String?
      repeat {
        let part = try fixture.library.changes(of: .local, cursor: cursor)
        ids.formUnion(part.items.map(\.record.id))
        cursor = part.nextCursor
      } while cursor != nil
      return ids
    }
  }

  @Test func `200 writers in 4 processes lose no update and meet no busy error`() throws {
    let children = try (0..<4).map { _ in try probe("count", 50) }
    for child in children {
      let outcome = try child.finish(by: Deadline(after: .seconds(300)))
      #expect(outcome.output == "")
      #expect(outcome.status == 0)
    }
    let page = try fixture.library.page("p", of: .local)
    #expect(page.page.description == "200")
    #expect(page.revision == 201)
    #expect(try fixture.revision() == 201)
  }

  @Test func `a killed process loses no write that it acknowledged`() throws {
    let children = try (0..<3).map { _ in try probe("acknowledge", 200) }
    var acknowledged: [String] = []
    for (index, child) in children.enumerated() {
      for _ in 0..<(10 + 15 * index) { acknowledged.append(try #require(try child.readLine())) }
    }
    for child in children {
      child.signal(SIGKILL)
      acknowledged += try child.finish().output.split(separator: "\n").map(String.init)
    }
    #expect(acknowledged.count >= 75)
    #expect(acknowledged.allSatisfy { $0.wholeMatch(of: /c[0-9]+_[0-9A-Za-z]{4}/) != nil }, "\(acknowledged)")
    let known = try changeIDs
    #expect(acknowledged.filter { !known.contains($0) } == [])
    #expect(try fixture.library.check() == [])
    #expect(try fixture.revision() == known.count)
  }

  @Test func `processes that make one file at once agree`() throws {
    let path = fixture.folder.file("new/library.sqlite")
    let children = try (0..<4).map { _ in try probe("fill", 100_000_000, path: path) }
    var lines: [String] = []
    for child in children { lines += try child.finish().output.split(separator: "\n").map(String.init) }
    #expect(lines.filter { $0.hasPrefix("c") }.count == LibraryLimits.pages)
    #expect(lines.filter { $0.hasPrefix("LIMIT_REACHED") }.count == 4 || lines.count == LibraryLimits.pages + 3)
    #expect(try Fixture.open(path).check() == [])
  }

  @Test func `a disk that takes no more is named, and everything acknowledged before is there`() throws {
    let lines = try probe("fill", 400_000).finish().output.split(separator: "\n").map(String.init)
    let refusal = try #require(lines.last)
    let reason = "the system refuses the write: a quota, a limit on files or a broken disk"
    #expect(refusal == "INTERNAL the library \(fixture.path) failed (\(reason)); nothing was written")
    let known = try changeIDs
    #expect(lines.count > 1)
    #expect(lines.dropLast().allSatisfy(known.contains))
    #expect(known.count == lines.count)
    #expect(try fixture.library.check() == [])
  }

  @Test(arguments: [0o555, 0o755])
  func `a file or folder that may not be written is named, and stays as it was`(folderMode: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("library.sqlite")
    do { _ = try Fixture.open(path) }
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    try FileManager.default.setAttributes([.posixPermissions: folderMode], ofItemAtPath: folder.path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path) }
    let before = try folder.contents()
    let output = try probe("open", 1, path: path).finish().output
    #expect(
      output == "INTERNAL the library \(path) cannot be written; check the rights of the file and of its folder\n")
    #expect(try folder.contents() == before)
    let missing = try probe("open", 1, path: folder.file("new.sqlite")).finish().output
    #expect(missing.contains("new.sqlite cannot be written") || getuid() != 0 && folderMode == 0o755)
  }
}
