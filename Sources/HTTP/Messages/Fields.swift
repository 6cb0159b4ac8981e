/// The field lines of a message in their order; a name may come several times (RFC 9110 section 5).
///
/// All names and values lie in one buffer, and texts are made only where one is asked for: most fields of a request
/// are never looked at. Names compare without case. Values are without the white space around them.
package struct Fields: Sendable {
  /// Where one line's name and value lie in `bytes`.
  struct Line: Sendable {
    let name: Range<Int>
    let value: Range<Int>
    /// By which most other names are told apart at once.
    let nameHash: ASCII.NameHash
  }

  var bytes: [UInt8]
  var lines: [Line]

  package init() { (bytes, lines) = ([], []) }

  /// The ranges lie in `bytes`; the parser has seen to it.
  init(bytes: [UInt8], lines: [Line]) { (self.bytes, self.lines) = (bytes, lines) }

  package var count: Int { lines.count }

  /// Adds a line at the end. Line breaks and NUL become spaces, so that no value can add a line of its own.
  package mutating func append(_ name: String, _ value: String) {
    let start = bytes.count
    bytes.append(contentsOf: name.utf8)
    let middle = bytes.count
    for byte in value.utf8 { bytes.append(byte == 0x0D || byte == 0x0A || byte == 0 ? 0x20 : byte) }
    lines.append(Line(name: start..<middle, value: middle..<bytes.count, nameHash: ASCII.NameHash(name)))
  }

  /// The first value of that name; nil where there is none. Bytes that are not UTF-8 read as U+FFFD.
  package subscript(name: String) -> String? { first(name).map { text($0.value) } }

  /// The value of that name where exactly one line has it.
  package func only(_ name: String) -> String? {
    let hash = ASCII.NameHash(name)
    var found: Line?
    for line in lines where isNamed(line, name, hash) {
      guard found == nil else { return nil }
      found = line
    }
    return found.map { text($0.value) }
  }

  /// Every value of that name, in order.
  package func values(of name: String) -> [String] {
    let hash = ASCII.NameHash(name)
    var values: [String] = []
    for line in lines where isNamed(line, name, hash) { values.append(text(line.value)) }
    return values
  }

  /// All values of that name joined by `, `, as a list field means it (RFC 9110 section 5.3); nil where there is none.
  package func list(of name: String) -> String? {
    let hash = ASCII.NameHash(name)
    var list: String?
    for line in lines where isNamed(line, name, hash) {
      let text = text(line.value)
      list = list.map { "\($0), \(text)" } ?? text
    }
    return list
  }

  package func contains(_ name: String) -> Bool { first(name) != nil }

  /// How many lines have that name.
  package func count(of name: String) -> Int {
    let hash = ASCII.NameHash(name)
    var count = 0
    for line in lines where isNamed(line, name, hash) { count += 1 }
    return count
  }

  /// Whether the first value of that name is `value`, byte for byte; no text is made.
  package func has(_ name: String, equalTo value: String) -> Bool {
    guard let line = first(name) else { return false }
    return bytes[line.value].elementsEqual(value.utf8)
  }

  private func first(_ name: String) -> Line? {
    let hash = ASCII.NameHash(name)
    for line in lines where isNamed(line, name, hash) { return line }
    return nil
  }

  private func isNamed(_ line: Line, _ name: String, _ hash: ASCII.NameHash) -> Bool {
    line.nameHash == hash && ASCII.isEqual(bytes, line.name, ignoringCaseOf: name)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
