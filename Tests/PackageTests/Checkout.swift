import Foundation

/// The files of this checkout, as the tests of the package's shape read them.
enum Checkout {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The folders directly under a folder, sorted.
  static func folders(in path: String) throws -> [String] {
    let contents = try FileManager.default.contentsOfDirectory(
      at: root.appending(path: path), includingPropertiesForKeys: [.isDirectoryKey])
    return try contents.filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
      .map(\.lastPathComponent).sorted()
  }

  /// The Swift files anywhere under a folder, relative to the checkout, sorted.
  static func swiftFiles(under path: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root.appending(path: path).path)?.allObjects as? [String]
    return (names ?? []).filter { $0.hasSuffix(".swift") }.map { "\(path)/\($0)" }.sorted()
  }

  /// The modules that a file imports.
  static func imports(in file: String) throws -> [String] { imports(of: try text(file)) }

  /// The modules that a text imports, whatever attributes and access the import lines carry.
  static func imports(of text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      var words = line.split(separator: " ")[...]
      while let word = words.first, word.hasPrefix("@") || access.contains(word) { words = words.dropFirst() }
      guard words.popFirst() == "import" else { return nil }
      if let word = words.first, kinds.contains(word) { words = words.dropFirst() }
      return words.first.map { String($0.prefix { $0 != "." && $0 != ";" }) }
    }
  }

  private static let access: Set<Substring> = ["package", "public", "internal", "fileprivate", "private"]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]
}
