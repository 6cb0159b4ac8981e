import TestSupport
import Testing

@testable import Store

struct StoreMarkTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `reading leaves the mark as it is`() throws {
    let (store, account) = try Samples.store(in: folder)
    let mark = try #require(store.mark())
    _ = try store.read { reader in try reader.count(.page, in: account.key) }
    #expect(store.mark() == mark)
  }

  @Test func `every write changes the mark, and none comes twice`() throws {
    let (store, account) = try Samples.store(in: folder)
    var marks: Set<StoreMark> = [try #require(store.mark())]
    for number in 1...300 {
      // The same content again and again, so that nothing but the counting of changes differs.
      try store.write { writer in try writer.put(Samples.item("p"), in: account.key) }
      #expect(marks.insert(try #require(store.mark())).inserted, "write \(number)")
    }
  }

  @Test func `a write through another store on the same file changes the mark before it returns`() throws {
    let (store, account) = try Samples.store(in: folder)
    let other = try SQLiteStore(path: store.path, makesFile: false)
    for number in 1...20 {
      let mark = store.mark()
      try other.write { writer in try writer.put(Samples.item("p\(number)", ordinal: Int64(number)), in: account.key) }
      #expect(store.mark() != mark)
      #expect(store.mark() == other.mark())
    }
  }

  @Test func `a write that is rolled back leaves what is read, and may leave the mark`() throws {
    struct Refusal: Error {}
    let (store, account) = try Samples.store(in: folder)
    let mark = store.mark()
    #expect(throws: Refusal.self) {
      try store.write { writer in
        try writer.put(Samples.item("p"), in: account.key)
        #expect(store.mark() == mark, "nobody sees what is not committed")
        throw Refusal()
      }
    }
    try store.write { writer in try writer.put(Samples.item("q"), in: account.key) }
    #expect(store.mark() != mark)
  }

  @Test func `a log that begins anew is another mark`() throws {
    let (store, account) = try Samples.store(in: folder)
    try store.write { writer in try writer.put(Samples.item("p"), in: account.key) }
    let mark = store.mark()
    try Connection(path: store.path, mode: .writing).runOnce("PRAGMA wal_checkpoint(TRUNCATE)")
    try store.write { writer in try writer.put(Samples.item("p"), in: account.key) }
    #expect(store.mark() != mark)
  }
}
