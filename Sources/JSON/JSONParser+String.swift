extension JSONParser {
  mutating func parseString() throws(JSONError) -> String {
    position += 1
    let start = position
    let isASCII = skipPlainBytes()
    switch try peek() {
    case UInt8(ascii: "\""):
      let text = try text(from: start, isASCII: isASCII)
      position += 1
      return text
    case UInt8(ascii: "\\"): return try parseEscapedString(from: start)
    case let byte: throw error(.controlCharacter(byte))
    }
  }

  /// Moves to the first byte that does not stand for itself in a string, or to the end; says whether all before it were
  /// ASCII.
  private mutating func skipPlainBytes() -> Bool {
    var (index, seen) = (position, UInt8(0))
    bytes.withUnsafeBufferPointer { bytes in
      while index < bytes.count {
        let byte = bytes[index]
        guard byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") else { return }
        seen |= byte
        index += 1
      }
    }
    position = index
    return seen < 0x80
  }

  /// The rest of a string that holds an escape, with what was read before it.
  private mutating func parseEscapedString(from start: Int) throws(JSONError) -> String {
    var unescaped = Array(bytes[start..<position])
    while true {
      let byte = try peek()
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: unescaped, as: UTF8.self) else {
          throw JSONError(reason: .invalidUTF8, offset: start)
        }
        position += 1
        return text
      case UInt8(ascii: "\\"):
        position += 1
        try appendEscape(to: &unescaped)
      case 0..<0x20: throw error(.controlCharacter(byte))
      default:
        unescaped.append(byte)
        position += 1
      }
    }
  }

  private mutating func appendEscape(to unescaped: inout [UInt8]) throws(JSONError) {
    let letter = try peek()
    let plain: UInt8? =
      switch letter {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
      case UInt8(ascii: "b"): 0x08
      case UInt8(ascii: "f"): 0x0C
      case UInt8(ascii: "n"): 0x0A
      case UInt8(ascii: "r"): 0x0D
      case UInt8(ascii: "t"): 0x09
      default: nil
      }
    if let plain {
      position += 1
      unescaped.append(plain)
    } else if letter == UInt8(ascii: "u") {
      unescaped.append(contentsOf: Array(Character(try parseScalar()).utf8))
    } else {
      throw error(.invalidEscape)
    }
  }

  /// Reads `uXXXX`, and the second half where the first is a high surrogate; `position` is at the `u`.
  private mutating func parseScalar() throws(JSONError) -> UnicodeScalar {
    let start = position - 1
    position += 1
    let first = try parseHexQuad()
    if let scalar = UnicodeScalar(first) { return scalar }
    let isPair = first < 0xDC00 && position + 1 < bytes.count
    guard isPair, bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == UInt8(ascii: "u") else {
      throw JSONError(reason: .loneSurrogate, offset: start)
    }
    position += 2
    let second = try parseHexQuad()
    let value = 0x10000 + ((first & 0x3FF) << 10) + (second & 0x3FF)
    guard (0xDC00...0xDFFF).contains(second), let scalar = UnicodeScalar(value) else {
      throw JSONError(reason: .loneSurrogate, offset: start)
    }
    return scalar
  }

  private mutating func parseHexQuad() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(UnicodeScalar(try peek())).hexDigitValue else { throw error(.invalidEscape) }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }

  private func text(from start: Int, isASCII: Bool) throws(JSONError) -> String {
    let slice = bytes[start..<position]
    if isASCII { return String(decoding: slice, as: UTF8.self) }
    guard let text = String(validating: slice, as: UTF8.self) else {
      throw JSONError(reason: .invalidUTF8, offset: start)
    }
    return text
  }
}
