extension SchemaFiles {
  private static let byPath = Dictionary(all.map { ($0.path, $0) }) { first, _ in first }

  /// The file at a path below `schemas/`; nil for every other text.
  static func file(_ path: String) -> File? { byPath[path] }

  static let paths = all.map(\.path)
}
