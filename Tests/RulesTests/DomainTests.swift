import Testing

@testable import Rules

struct DomainTests {
  @Test(arguments: [
    ("x.com", "x.com", true), ("x.com", "www.x.com", true), ("x.com", "a.b.x.com", true), ("x.com", "worx.com", false),
    ("x.com", "x.co", false), ("x.com", "com", false), ("x.com", "y.com", false), ("x.com", ".x.com", true),
    ("x.com", "x.com.y", false), ("www.x.com", "x.com", false), ("x.com", "", false),
  ])
  func `a domain covers hosts by whole labels from the right`(domain: String, host: String, isCovered: Bool) {
    #expect(AppSelection.domain(domain, covers: host) == isCovered)
  }
}
