import Access
import Testing

struct RandomSourceTests {
  @Test func `ids fit the form of an id and do not repeat`() {
    let ids = (0..<1_000).map { _ in RandomSource.system.id("page") }
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.wholeMatch(of: /page_[0-9A-Za-z]{12}/) != nil })
  }

  @Test func `the system gives as many bytes as asked`() {
    for count in [0, 1, 32, 1_000] { #expect(RandomSource.system.bytes(count).count == count) }
  }
}
