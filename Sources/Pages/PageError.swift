package import Faults

/// Why an edit of a page is refused; the page stays as it was.
package enum PageError: Error, Hashable, Sendable {
  /// Everything that is wrong with what was given, with paths into it.
  case invalid(Faults)
  /// The page would grow past a limit, in a sentence that names it.
  case limit(String)
  case unknownBlock(Block.ID)

  /// The same as what is wrong with a whole document.
  var faults: Faults {
    switch self {
    case .invalid(let faults): faults
    case .limit(let sentence): Faults("", sentence)
    case .unknownBlock(let id): Faults("", "has no block \(id)")
    }
  }
}
