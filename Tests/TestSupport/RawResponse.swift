/// What a server under test answered.
package struct RawResponse: Sendable {
  /// The status line and the fields as they came.
  package let head: String
  package var body = ""

  package init(head: String) { self.head = head }

  /// The status code; 0 where there is no status line.
  package var status: Int {
    let words = head.prefix { $0 != "\r\n" }.split(separator: " ")
    return words.count > 1 ? Int(words[1]) ?? 0 : 0
  }

  /// The first field of a name in any case, without the space around it.
  package func field(_ name: String) -> String? {
    for line in head.split(separator: "\r\n").dropFirst() {
      guard let colon = line.firstIndex(of: ":"), line[..<colon].lowercased() == name.lowercased() else { continue }
      return String(line[line.index(after: colon)...].drop { $0 == " " })
    }
    return nil
  }
}
