/// Why a list of scopes is refused.
package enum ScopesError: Error, Hashable, Sendable, CustomStringConvertible {
  case empty
  case unknown(String)

  package var description: String {
    switch self {
    case .empty: "the list of scopes is empty; it must name some of read, write, status"
    case .unknown(let word): "\"\(word.prefix(40))\" is no scope; the scopes are read, write, status"
    }
  }
}
