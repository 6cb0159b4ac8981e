package import Pages
package import Rules
package import Time

/// All of a library that can block: what the guard judges an edit by.
package struct Blockers: Hashable, Sendable {
  package let timeZone: ZoneName
  package let rules: [Rule]
  package let pages: [Page]
}
