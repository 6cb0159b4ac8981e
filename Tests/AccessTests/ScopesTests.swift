import Access
import Testing

struct ScopesTests {
  @Test(arguments: [
    ("read", "read"), ("status,read", "read,status"), (" write , read,,read", "read,write"),
    ("read,write,status", "read,write,status"),
  ])
  func `a list is read in any order and written in one`(text: String, written: String) throws {
    #expect(try Scopes(parsing: text).description == written)
  }

  @Test(arguments: [
    ("", ScopesError.empty), (" , ", .unknown("")), (",", .empty), ("admin", .unknown("admin")),
    ("read;write", .unknown("read;write")), ("Read", .unknown("Read")),
  ])
  func `anything else is refused by name`(text: String, error: ScopesError) {
    #expect(throws: error) { try Scopes(parsing: text) }
  }

  @Test func `read-only leaves no write`() {
    #expect(Scopes.readOnly.sorted == [.read, .status])
    #expect(!Scopes.readOnly.contains(.write))
  }
}
