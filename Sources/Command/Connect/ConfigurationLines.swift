/// The lines of a configuration file that is edited by lines.
enum ConfigurationLines {
  /// The lines without their ends; an end after the last one begins no line.
  static func split(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// An empty line or a comment: it may belong to what follows.
  static func isBetween(_ line: String) -> Bool {
    let first = line.first { $0 != " " && $0 != "\t" && $0 != "\r" }
    return first == nil || first == "#"
  }
}
