package import Pages

extension LibraryError {
  /// What `Pages` refuses, as the library says it.
  package init(_ error: PageError) {
    self =
      switch error {
      case .invalid(let faults): .invalid(faults)
      case .limit(let sentence): .limit(sentence)
      case .unknownBlock(let id): .notFound("The page has no block \(id).")
      }
  }
}
