/// One element of `Accept` (RFC 9110 section 12.5.1): a range of media types and its weight.
struct MediaRange: Hashable, Sendable {
  let type: Substring
  let subtype: Substring
  /// Thousandths, 0...1000; 0 means "not acceptable".
  let weight: Int

  /// Reads one element; nil where it is none. Types are lower-cased; parameters but `q` are ignored.
  init?(_ element: Substring) {
    let parts = element.split(separator: ";", omittingEmptySubsequences: false).map { Self.trimmed($0) }
    let names = parts[0].lowercased().split(separator: "/", omittingEmptySubsequences: false)
    guard names.count == 2, !names[0].isEmpty, !names[1].isEmpty else { return nil }
    (type, subtype) = (names[0], names[1])
    let quality = parts.dropFirst().first { $0.lowercased().hasPrefix("q=") }
    guard let quality else {
      weight = 1_000
      return
    }
    guard let value = Double(quality.dropFirst(2)), (0...1).contains(value) else { return nil }
    weight = Int(value * 1_000)
  }

  /// How closely the range names the type: 0 not at all, 1 `*/*`, 2 `type/*`, 3 by name.
  func precision(for type: String, _ subtype: String) -> Int {
    switch (self.type == type, self.subtype == subtype) {
    case (true, true): 3
    case (true, false) where self.subtype == "*": 2
    default: self.type == "*" && self.subtype == "*" ? 1 : 0
    }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }
}
