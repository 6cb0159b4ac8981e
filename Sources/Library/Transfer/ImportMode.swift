/// What becomes of what a library has and an imported document has not.
package enum ImportMode: String, CaseIterable, Hashable, Sendable {
  /// It stays; items of the same id become those of the document, and the zone stays.
  case merge
  /// It goes; the library becomes the document.
  case replace
}
