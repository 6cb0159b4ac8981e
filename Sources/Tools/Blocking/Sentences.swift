import Status

/// Parts of the sentences in answers about blocking.
enum Sentences {
  /// A person's name in quotation marks, as ``Words/name(_:)`` shows it.
  static func quoted(_ name: String) -> String { "\"\(Words.name(name))\"" }

  /// With a full stop where it has none.
  static func ended(_ sentence: String) -> String { sentence.hasSuffix(".") ? sentence : "\(sentence)." }

  /// The first few, and how many more there are.
  static func list(_ parts: [String], upTo limit: Int = 3) -> String {
    let more = parts.count > limit ? " and \(parts.count - limit) more" : ""
    return parts.prefix(limit).joined(separator: ", ") + more
  }
}
