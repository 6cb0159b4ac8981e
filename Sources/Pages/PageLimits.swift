import Rules

/// How large a page may be; the refusals and the catalogue read them here.
package enum PageLimits {
  /// Blocks of the section `page`.
  package static let pageBlocks = 20
  /// Blocks of the sections `routines` and `data` together.
  package static let otherBlocks = 48
  /// Connections between blocks.
  package static let connections = 128
  /// Bytes of a page's stored document.
  package static let bytes = 100_000
  package static let nameLength = NameField.maximumCharacters
  package static let descriptionLength = 200
  package static let groups = 20
}
