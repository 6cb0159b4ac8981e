/// Writes values as UTF-8 text.
///
/// U+0085, U+2028 and U+2029 are escaped, so that readers which take them for line ends never split a message.
struct JSONWriter: ~Copyable {
  private var output = ByteOutput(capacity: 1_024)
  private let isIndented: Bool
  private var depth = 0

  init(isIndented: Bool) { self.isIndented = isIndented }

  /// What was written so far.
  var bytes: [UInt8] { output.bytes }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: output.append("null")
    case .bool(true): output.append("true")
    case .bool(false): output.append("false")
    case .integer(let value): writePlain(value.description)
    case .number(let number): writePlain(number.lexeme)
    case .string(let text): write(text)
    case .array(let values): write(values)
    case .object(let object): write(object)
    }
  }

  private mutating func write(_ values: [JSONValue]) {
    guard !values.isEmpty else { return output.append("[]") }
    open(UInt8(ascii: "["))
    for (index, value) in values.enumerated() {
      separate(index)
      write(value)
    }
    close(UInt8(ascii: "]"))
  }

  private mutating func write(_ object: JSONObject) {
    guard !object.isEmpty else { return output.append("{}") }
    open(UInt8(ascii: "{"))
    for (index, member) in object.members.enumerated() {
      separate(index)
      write(member.key)
      output.append(UInt8(ascii: ":"))
      if isIndented { output.append(0x20) }
      write(member.value)
    }
    close(UInt8(ascii: "}"))
  }

  /// Text that needs no escape.
  private mutating func writePlain(_ text: String) {
    var text = text
    text.withUTF8 { output.append($0) }
  }

  private mutating func write(_ text: String) {
    output.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      var index = 0
      while index < utf8.count {
        guard Self.mayNeedEscape(utf8[index]), let (escape, length) = Self.escape(utf8, at: index) else {
          index += 1
          continue
        }
        output.append(UnsafeBufferPointer(rebasing: utf8[start..<index]))
        switch escape {
        case .short(let letter):
          output.append(UInt8(ascii: "\\"))
          output.append(letter)
        case .unicode(let digits): output.append(digits)
        }
        index += length
        start = index
      }
      output.append(UnsafeBufferPointer(rebasing: utf8[start...]))
    }
    output.append(UInt8(ascii: "\""))
  }

  private enum Escape {
    /// A backslash and this letter.
    case short(UInt8)
    case unicode(StaticString)
  }

  /// Whether a byte can begin what ``escape(_:at:)`` escapes: almost none can, so it is asked first.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0xC2 || byte == 0xE2
  }

  /// The escape for the character at `index` and that character's length in bytes; nil where it stands for itself.
  private static func escape(_ utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> (Escape, Int)? {
    switch utf8[index] {
    case UInt8(ascii: "\""): return (.short(UInt8(ascii: "\"")), 1)
    case UInt8(ascii: "\\"): return (.short(UInt8(ascii: "\\")), 1)
    case 0x0A: return (.short(UInt8(ascii: "n")), 1)
    case 0x0D: return (.short(UInt8(ascii: "r")), 1)
    case 0x09: return (.short(UInt8(ascii: "t")), 1)
    case let byte where byte < 0x20: return (.unicode(controls[Int(byte)]), 1)
    case 0xC2 where utf8[index + 1] == 0x85: return (.unicode("\\u0085"), 2)
    case 0xE2 where utf8[index + 1] == 0x80 && utf8[index + 2] == 0xA8: return (.unicode("\\u2028"), 3)
    case 0xE2 where utf8[index + 1] == 0x80 && utf8[index + 2] == 0xA9: return (.unicode("\\u2029"), 3)
    default: return nil
    }
  }

  private static let controls: [StaticString] = [
    "\\u0000", "\\u0001", "\\u0002", "\\u0003", "\\u0004", "\\u0005", "\\u0006", "\\u0007", "\\u0008", "\\u0009",
    "\\u000a", "\\u000b", "\\u000c", "\\u000d", "\\u000e", "\\u000f", "\\u0010", "\\u0011", "\\u0012", "\\u0013",
    "\\u0014", "\\u0015", "\\u0016", "\\u0017", "\\u0018", "\\u0019", "\\u001a", "\\u001b", "\\u001c", "\\u001d",
    "\\u001e", "\\u001f",
  ]

  private mutating func open(_ bracket: UInt8) {
    output.append(bracket)
    depth += 1
  }

  private mutating func close(_ bracket: UInt8) {
    depth -= 1
    startLine()
    output.append(bracket)
  }

  private mutating func separate(_ index: Int) {
    if index > 0 { output.append(UInt8(ascii: ",")) }
    startLine()
  }

  private mutating func startLine() {
    guard isIndented else { return }
    output.append(0x0A)
    output.append(0x20, times: 2 * depth)
  }
}
