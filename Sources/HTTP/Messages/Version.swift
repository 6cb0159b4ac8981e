/// A version of HTTP that the server speaks. A later minor version of 1 is taken as 1.1 (RFC 9110 section 2.5).
package enum Version: Hashable, Sendable {
  case http10, http11
}
