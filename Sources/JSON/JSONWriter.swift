/// Writes values as UTF-8 text.
///
/// U+0085, U+2028 and U+2029 are escaped, so that readers which take them for line ends never split a message.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private let isIndented: Bool
  private var depth = 0

  init(isIndented: Bool) { self.isIndented = isIndented }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .bool(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
    case .integer(let value): bytes.append(contentsOf: value.description.utf8)
    case .number(let number): bytes.append(contentsOf: number.lexeme.utf8)
    case .string(let text): write(text)
    case .array(let values): write(values)
    case .object(let object): write(object)
    }
  }

  private mutating func write(_ values: [JSONValue]) {
    guard !values.isEmpty else { return bytes.append(contentsOf: "[]".utf8) }
    open(UInt8(ascii: "["))
    for (index, value) in values.enumerated() {
      separate(index)
      write(value)
    }
    close(UInt8(ascii: "]"))
  }

  private mutating func write(_ object: JSONObject) {
    guard !object.isEmpty else { return bytes.append(contentsOf: "{}".utf8) }
    open(UInt8(ascii: "{"))
    for (index, member) in object.members.enumerated() {
      separate(index)
      write(member.key)
      bytes.append(UInt8(ascii: ":"))
      if isIndented { bytes.append(0x20) }
      write(member.value)
    }
    close(UInt8(ascii: "}"))
  }

  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      var index = 0
      while index < utf8.count {
        guard Self.mayNeedEscape(utf8[index]), let (escape, length) = Self.escape(utf8, at: index) else {
          index += 1
          continue
        }
        bytes.append(contentsOf: utf8[start..<index])
        bytes.append(contentsOf: escape.utf8)
        index += length
        start = index
      }
      bytes.append(contentsOf: utf8[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a byte can begin what ``escape(_:at:)`` escapes: almost none can, so it is asked first.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0xC2 || byte == 0xE2
  }

  /// The escape for the character at `index` and that character's length in bytes; nil where it stands for itself.
  private static func escape(_ utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> (String, Int)? {
    switch utf8[index] {
    case UInt8(ascii: "\""): return ("\\\"", 1)
    case UInt8(ascii: "\\"): return ("\\\\", 1)
    case 0x0A: return ("\\n", 1)
    case 0x0D: return ("\\r", 1)
    case 0x09: return ("\\t", 1)
    case let byte where byte < 0x20: return ("\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))", 1)
    case 0xC2 where utf8[index + 1] == 0x85: return ("\\u0085", 2)
    case 0xE2 where utf8[index + 1] == 0x80 && utf8[index + 2] == 0xA8: return ("\\u2028", 3)
    case 0xE2 where utf8[index + 1] == 0x80 && utf8[index + 2] == 0xA9: return ("\\u2029", 3)
    default: return nil
    }
  }

  private mutating func open(_ bracket: UInt8) {
    bytes.append(bracket)
    depth += 1
  }

  private mutating func close(_ bracket: UInt8) {
    depth -= 1
    startLine()
    bytes.append(bracket)
  }

  private mutating func separate(_ index: Int) {
    if index > 0 { bytes.append(UInt8(ascii: ",")) }
    startLine()
  }

  private mutating func startLine() {
    guard isIndented else { return }
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: 2 * depth))
  }
}
